import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import type { ErasurePlan } from '~/domain/customers/erasure-plan-schema'
import { newErasure } from '~/domain/customers/erasure-schema'
import { formatDate } from '~/domain/dates'
import { lastOf } from '~/domain/lists'
import { formatRupees } from '~/domain/money'
import { $twoFactor } from '~/stores/account/two-factor'
import { eraseCustomer, readErasure } from '~/stores/customers/customers'
import { showToast } from '~/stores/toasts'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import { useForm } from '../ui/form'
import LoadFailed from '../ui/LoadFailed'
import Notice from '../ui/Notice'
import SaveButtons from '../ui/SaveButtons'
import Switch from '../ui/Switch'
import PossibleRows, { NOTHING_TICKED } from './PossibleRows'

interface Props {
  customer: Pick<CustomerDetails, 'id' | 'name'>
  onClose: () => void
}

/** Shows what erasing a customer deletes and keeps, and does it with the password. */
export default function EraseCustomer({ customer, onClose }: Props) {
  const [plan, setPlan] = useState<ErasurePlan | 'failed'>()
  useEffect(() => {
    readErasure(customer.id).then(setPlan, () => setPlan('failed'))
  }, [customer.id])
  return (
    <Dialog title={`Erase ${customer.name}`} onClose={onClose}>
      {plan === undefined && <p aria-busy="true">Looking for what would go…</p>}
      {plan === 'failed' && <LoadFailed>What would go cannot be told just now.</LoadFailed>}
      {typeof plan === 'object' && plan.erasedAt && plan.possible.length === 0 && (
        <p>This customer was erased on {formatDate(plan.erasedAt)}. Nothing is left to erase.</p>
      )}
      {typeof plan === 'object' && (!plan.erasedAt || plan.possible.length > 0) && (
        <Erasing customer={customer} plan={plan} onClose={onClose} />
      )}
    </Dialog>
  )
}

const KINDS = [
  ['orders', 'order', 'orders'],
  ['edits', 'edit of an order', 'edits of orders'],
  ['contacts', 'message', 'messages'],
  ['notifications', 'notification', 'notifications'],
  ['reports', 'reported payment', 'reported payments'],
  ['entries', 'note in the account', 'notes in the account'],
  ['others', 'other row that names this person', 'other rows that name this person'],
] as const

const PROOF = { password: '', code: '', evenWithOpen: false, ticked: NOTHING_TICKED }

function Erasing({ customer, plan, onClose }: Props & { plan: ErasurePlan }) {
  const isOn = useStore($twoFactor).value?.isOn ?? false
  const { form, change, field, element, sentence, isSending, submit } = useForm({
    saved: PROOF,
    schema: newErasure,
    send: (proof) => eraseCustomer(customer.id, proof),
    onDone: () => {
      showToast('Erased', `${staysSentence(plan)} Backups from before are gone after ${formatDate(plan.backupsUntil)}.`)
      onClose()
    },
  })
  const code = field('code')
  const { orders } = form.ticked
  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={`Erase ${customer.name}`}>
      <Notice>{sentence}</Notice>
      <p>Name, phone, e-mail, address, notes and messages go for good, here and in older states of the shop:</p>
      <ul>
        {KINDS.filter(([kind]) => plan.goes[kind] > 0).map(([kind, one, many]) => (
          <li key={kind}>
            {plan.goes[kind]} {plan.goes[kind] === 1 ? one : many}
          </li>
        ))}
      </ul>
      <p>
        {staysSentence(plan)} Days, feeds and amounts stay, and the account still comes to {formatRupees(plan.balance)}. Daily
        backups from before are gone after {formatDate(plan.backupsUntil)}.
      </p>
      <PossibleRows rows={plan.possible} ticked={form.ticked} onTick={(ticked) => change({ ticked })} />
      {plan.warnings.length + orders.length > 0 && (
        <>
          {plan.warnings.length > 0 && <p className="notice">{plan.warnings.join(' ')}</p>}
          <Switch label="Erase all the same" isOn={form.evenWithOpen} onChange={(evenWithOpen) => change({ evenWithOpen })} />
        </>
      )}
      <Field label="Current Password" type="password" autoComplete="current-password" required {...field('password')} />
      {(isOn || code.error) && <Field label="Code" autoComplete="one-time-code" required {...code} />}
      <div className="actions">
        <SaveButtons
          words="Erase for good"
          isSaving={isSending}
          isReady={plan.warnings.length === 0 || form.evenWithOpen}
          onCancel={onClose}
        />
      </div>
    </form>
  )
}

function staysSentence({ bills }: ErasurePlan): string {
  const last = lastOf(bills.map(({ until }) => until).sort())
  if (last === undefined) return 'There are no bills.'
  return `${bills.length === 1 ? 'One bill stays' : `${bills.length} bills stay`}, as the law asks, until ${formatDate(last)} at the latest.`
}
