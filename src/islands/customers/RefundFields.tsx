import type { RefundWay } from '~/domain/customers/ledger-schema'
import { MAX_NAME } from '~/domain/text-limits'
import Field from '../ui/Field'
import PaymentMethods from './PaymentMethods'

interface Props {
  way: RefundWay
  error?: string | undefined
  onChange: (way: RefundWay) => void
}

/** How money is given back: method and reference. */
export default function RefundFields({ way, error, onChange }: Props) {
  return (
    <>
      <PaymentMethods chosen={way.method} onChoose={(method) => onChange({ ...way, method })} />
      <Field
        label="Reference"
        name="refund-reference"
        autoComplete="off"
        maxLength={MAX_NAME}
        hint="The UTR of your own transfer."
        value={way.reference}
        error={error}
        onChange={({ target }) => onChange({ ...way, reference: target.value })}
      />
    </>
  )
}
