import { PAYMENT_METHODS } from '~/domain/customers/ledger-schema'
import { METHOD_LABELS } from '~/domain/customers/ledger-texts'
import own from './TakePayment.module.css'

interface Props {
  chosen: string
  onChoose: (method: (typeof PAYMENT_METHODS)[number]) => void
}

/** The choice of the payment method. */
export default function PaymentMethods({ chosen, onChoose }: Props) {
  return (
    <fieldset className={own.methods}>
      <legend>How</legend>
      <div className="stack">
        {PAYMENT_METHODS.map((method) => (
          <label key={method}>
            <input type="radio" name="method" checked={chosen === method} onChange={() => onChoose(method)} />
            <span>{METHOD_LABELS[method]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
