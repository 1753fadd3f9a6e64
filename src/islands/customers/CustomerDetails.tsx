import { useState } from 'react'
import type { SlipCompany } from '~/domain/account/company'
import type { CustomerBalance, CustomerDetails as Details } from '~/domain/customers/customer-balances-schema'
import type { PossibleRow } from '~/domain/customers/erasure-plan-schema'
import { owedOf } from '~/domain/customers/ledger'
import { indianDay } from '~/domain/dates'
import { ALL_DAYS, type DayRange, namedPeriods } from '~/domain/day-ranges'
import { gstinFault } from '~/domain/gstin'
import { formatRupees, rupees } from '~/domain/money'
import { callLink, indianPhone, readablePhone } from '~/domain/phones'
import { paiseOwed } from '~/domain/signed-money'
import { languages } from '~/languages'
import { operatorMay } from '~/stores/account/own-role'
import { openCustomer, readErasure, reverseEntry } from '~/stores/customers/customers'
import { showError, showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import DayRangeFilter from '../ui/DayRangeFilter'
import Dialog from '../ui/Dialog'
import { download } from '../ui/download'
import Fields from '../ui/Fields'
import list from '../ui/List.module.css'
import LoadFailed from '../ui/LoadFailed'
import { useOpenRow } from '../ui/list-page'
import CopyCustomer from './CopyCustomer'
import CustomerEntries from './CustomerEntries'
import CustomerForm from './CustomerForm'
import CustomerOrders from './CustomerOrders'
import own from './Customers.module.css'
import EraseCustomer from './EraseCustomer'
import { useEntryForm } from './entry-form'
import GiveRefund from './GiveRefund'
import JoinOffer from './JoinOffer'
import LedgerEntryDialog from './LedgerEntryDialog'
import { placeOf } from './owing'
import StatementLinks from './StatementLinks'
import TakePayment from './TakePayment'
import WithoutGstin from './WithoutGstin'

interface Props {
  id: string
  company: SlipCompany
  onOpen: (id: number) => void
  onClose: () => void
}

/** A customer: debts with age, orders, bills and entries, and the ways to pay. */
export default function CustomerDetails({ id, company, onOpen, onClose }: Props) {
  const { row: customer, isMissing, hasFailed } = useOpenRow(openCustomer, id)
  return (
    <Dialog title={customer?.name ?? 'Customer'} onClose={onClose}>
      {customer && <Customer customer={customer} company={company} onOpen={onOpen} />}
      {!customer && !isMissing && !hasFailed && <p aria-busy="true">Loading the customer…</p>}
      {isMissing && <p role="alert">There is no customer {id}.</p>}
      {hasFailed && <LoadFailed>This customer cannot be reached just now.</LoadFailed>}
    </Dialog>
  )
}

/** All days, this month, the last month. */
const statementRanges = (now: Date) => [['All days', ALL_DAYS], ...namedPeriods(now).slice(1)] as const

type Part = 'payment' | 'refund' | 'adjustment' | 'form' | 'erase' | 'copy'

function Customer({ customer, company, onOpen }: { customer: Details; company: SlipCompany; onOpen: Props['onOpen'] }) {
  const [part, setPart] = useState<Part>()
  const [range, setRange] = useState<DayRange>(ALL_DAYS)
  const call = callLink(customer.phone)
  const [possible, setPossible] = useState<readonly PossibleRow[]>([])
  const done = () => setPart(undefined)
  /** Asks first if there are uncertain rows. */
  async function copy() {
    const { possible } = await readErasure(customer.id).catch(() => ({ possible: [] }))
    if (possible.length === 0) return download(`/api/customers/${customer.id}/copy`)
    setPossible(possible)
    setPart('copy')
  }
  return (
    <div className={own.details}>
      <Person customer={customer} />
      {customer.joinedTo !== null && (
        <p className="notice">
          Joined to another customer.{' '}
          <button type="button" className="outline" onClick={() => onOpen(customer.joinedTo as number)}>
            Open customer #{customer.joinedTo}
          </button>
        </p>
      )}
      <Owed customer={customer} />
      <WithoutGstin numbers={customer.withoutGstin} gstin={customer.gstin ?? ''} />
      <div className="actions">
        <button type="button" className={owedOf(customer) > 0 ? undefined : 'outline'} onClick={() => setPart('payment')}>
          Take payment
        </button>
        {call && (
          <a className="button outline" href={call}>
            Call
          </a>
        )}
        {operatorMay('change') && (
          <button type="button" className="outline" onClick={() => setPart('form')}>
            Edit
          </button>
        )}
        <button type="button" className="outline" onClick={() => setPart('refund')}>
          Refund
        </button>
        <button type="button" className="outline" onClick={() => setPart('adjustment')}>
          Adjust
        </button>
      </div>
      <h3>Account</h3>
      <search className={`row ${list.filters} ${own.days}`}>
        <DayRangeFilter range={range} ranges={statementRanges(new Date())} onRange={setRange} />
      </search>
      <StatementLinks customer={customer} company={company} range={range} />
      <CustomerEntries customer={customer} range={range} onReverse={takeBack} />
      <CustomerOrders customer={customer} />
      {operatorMay('change') && <JoinOffer customer={customer} />}
      {operatorMay('change') && (
        <div className="actions">
          <button type="button" className="outline" onClick={() => void copy()}>
            Copy of everything
          </button>
          <button type="button" className="outline" onClick={() => setPart('erase')}>
            Erase…
          </button>
        </div>
      )}
      {part === 'payment' && <TakePayment customer={customer} orders={customer.orders} onClose={done} />}
      {part === 'refund' && <GiveRefund customer={customer} onClose={done} />}
      {part === 'adjustment' && <EnterAdjustment customer={customer} onClose={done} />}
      {part === 'erase' && <EraseCustomer customer={customer} onClose={done} />}
      {part === 'copy' && <CopyCustomer customer={customer} possible={possible} onClose={done} />}
      {part === 'form' && <CustomerForm customer={customer} onClose={done} />}
    </div>
  )
}

function Person({ customer: { phone, address, district, language, gstin, note } }: { customer: Details }) {
  const fault = gstin ? gstinFault(gstin) : undefined
  return (
    <address>
      <span>{indianPhone(phone) ? readablePhone(phone) : 'Erased'}</span>
      <span>{placeOf(address, district)}</span>
      {gstin && <span>GSTIN {gstin}</span>}
      {fault && <span className="notice">{fault}</span>}
      {language && <span>Speaks {languages[language].english}</span>}
      {note && <span className={`muted ${own.note}`}>{note}</span>}
    </address>
  )
}

const AGES = [
  ['upTo30', '0 to 30 days'],
  ['upTo60', '31 to 60 days'],
  ['over60', 'Over 60 days'],
] as const

function Owed({ customer }: { customer: Details }) {
  const { owed, advance, notBilled, creditLimit } = customer
  const sum = owedOf(customer)
  const isOver = creditLimit !== null && sum > paiseOwed(creditLimit)
  return (
    <>
      <dl className={own.owed}>
        <div>
          <dt className="quiet">Owed</dt>
          <dd>
            <strong>{sum === 0 ? 'Nothing owed' : formatRupees(rupees(sum))}</strong>
          </dd>
        </div>
        {notBilled !== '0.00' && (
          <div>
            <dt className="quiet">Not billed yet</dt>
            <dd>{formatRupees(notBilled)}</dd>
          </div>
        )}
        {advance !== '0.00' && (
          <div>
            <dt className="quiet">In advance</dt>
            <dd>{formatRupees(advance)}</dd>
          </div>
        )}
        {AGES.filter(([age]) => owed[age] !== '0.00').map(([age, label]) => (
          <div key={age}>
            <dt className="quiet">{label}</dt>
            <dd>{formatRupees(owed[age])}</dd>
          </div>
        ))}
      </dl>
      {creditLimit !== null && (
        <p className={isOver ? 'notice' : undefined}>
          Credit limit {formatRupees(creditLimit)}
          {isOver && ': more than that is owed'}
        </p>
      )}
    </>
  )
}

async function takeBack(id: number, key: string) {
  try {
    await reverseEntry(id, key)
    showToast('Entry taken back', 'The ledger now has an entry of the opposite amount.')
  } catch {
    showError('This entry could not be taken back. Please try again.')
  }
}

const KINDS = [
  ['adjustment', 'Adjustment'],
  ['opening', 'Opening balance'],
] as const

/** Enters an adjustment or an opening balance. */
function EnterAdjustment({ customer, onClose }: { customer: Pick<CustomerBalance, 'id' | 'name'>; onClose: () => void }) {
  const today = indianDay(new Date())
  const first = { kind: 'adjustment', amount: '', method: '', reference: '', orderId: '', date: today, note: '' } as const
  const entry = useEntryForm(customer.id, first, () => {
    showToast('Saved', `The balance of ${customer.name} has changed.`)
    onClose()
  })
  return (
    <LedgerEntryDialog title={`Adjust the balance of ${customer.name}`} entry={entry} words="Save" onClose={onClose}>
      <ChoiceField
        label="Kind"
        choices={KINDS}
        value={entry.form.kind}
        onChange={({ target }) => entry.change({ kind: target.value as (typeof KINDS)[number][0] })}
      />
      <Fields
        of={[
          {
            name: 'amount',
            label: 'Amount (₹)',
            required: true,
            autoComplete: 'off',
            hint: 'Above zero the customer owes more; with a minus, less.',
          },
          { name: 'date', label: 'Day', kind: 'date', required: true, max: today },
          { name: 'note', label: 'Note' },
        ]}
        field={entry.field}
      />
    </LedgerEntryDialog>
  )
}
