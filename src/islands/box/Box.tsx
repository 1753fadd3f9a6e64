import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { BOX_LABELS, boxDetails, SIDE_LABELS, TO_CLEAR_LABEL } from '~/domain/box/box-labels'
import type { ListedBoxEntry, OpeningsOfBox } from '~/domain/box/box-lists-schema'
import { BOX_SIDES, type BoxSide, type Cheque } from '~/domain/box/box-schema'
import { formatDate, indianDay } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { pageNumber } from '~/domain/paging'
import { signedRupees } from '~/domain/signed-money'
import { $box, $cheques, askBoxPage, type BoxPage, openBoxEntry, refreshCheques } from '~/stores/box/box'
import ExportButton from '../ui/ExportButton'
import IconButton from '../ui/IconButton'
import list from '../ui/List.module.css'
import LoadFailed from '../ui/LoadFailed'
import { lazyPart } from '../ui/lazy-part'
import { useOpenRow } from '../ui/list-page'
import Notice from '../ui/Notice'
import PagedList from '../ui/PagedList'
import { useOpenDialog, useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import Table, { type Column } from '../ui/Table'
import own from './Box.module.css'

const BoxEntryDialog = lazyPart(() => import('./BoxEntryDialog'))
const ChequeDialog = lazyPart(() => import('./ChequeDialog'))
const BoxEntryDetails = lazyPart(() => import('./BoxEntryDetails'))

const SHOWN_AT_FIRST = { page: '1' }
const NO_PAGE = { rows: [], page: 1, pages: 1, first: 0, last: 0, total: 0 }

/** Cash and money at the bank. An island, because it is polled, and its entries are written in dialogs. */
export default function Box() {
  const { state, value } = useStore($box)
  const [{ page }, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const [kind, write, closeWriting] = useOpenDialog('write')
  const [named, open, close] = useOpenDialog('entry')
  const { row: entry, isMissing } = useOpenRow(openBoxEntry, named, value?.rows)
  useEffect(() => askBoxPage(pageNumber(page)), [page])
  const shown = value ?? NO_PAGE
  return (
    <Screen
      title="Cash and bank"
      actions={
        <>
          <button type="button" onClick={() => write('expense')}>
            Add entry
          </button>
          <button type="button" className="outline" onClick={() => write('count')}>
            Count
          </button>
        </>
      }
      more={<ExportButton path="/api/box.csv" filter={{}} isDisabled={!value} />}
    >
      <Balances box={value} state={state} onEnter={() => write('opening')} />
      <Cheques />
      <h2 className={own.heading}>Entries</h2>
      <PagedList
        list={{
          ...{ state, shown, filter: {}, turnTo: (next) => setQuery({ page: String(next) }) },
          showAll: () => setQuery(SHOWN_AT_FIRST),
        }}
        many="entries"
        nouns={['entry', 'entries']}
      >
        <EntriesTable entries={shown.rows} onView={({ id }) => open(id)} />
      </PagedList>
      {isMissing && <Notice>There is no entry {named}.</Notice>}
      {value && kind !== '' && <BoxEntryDialog key={kind} first={kind} box={value} onClose={closeWriting} />}
      {entry && <BoxEntryDetails key={entry.id} entry={entry} onClose={close} />}
    </Screen>
  )
}

interface BalancesProps {
  box: BoxPage | undefined
  state: 'loading' | 'ready' | 'failed'
  onEnter: () => void
}

/** The balances; without an opening balance only what was received. */
function Balances({ box, state, onEnter }: BalancesProps) {
  const balance = box?.balance
  const lacking = box ? BOX_SIDES.filter((side) => !box.openings[side]) : []
  return (
    <>
      <Stats
        label="Cash and bank at a glance"
        state={box ? 'ready' : state}
        stats={[
          ...BOX_SIDES.map((side) => statOf(side, balance?.[side], box?.openings)),
          [TO_CLEAR_LABEL, formatRupees(balance?.cheques ?? '0.00')],
        ]}
      />
      {lacking.length > 0 && (
        <p className="notice">
          {lacking.length === 2 ? 'These are sums' : `“${SIDE_LABELS[lacking[0] ?? 'cash'].unknown}” is a sum`} of what was
          received, until you enter what was there on a day.{' '}
          <button type="button" className="outline" onClick={onEnter}>
            Enter opening balance
          </button>
        </p>
      )}
    </>
  )
}

function statOf(side: BoxSide, amount = '0.00', openings?: OpeningsOfBox): readonly [string, string, string?] {
  const opening = openings?.[side]
  const label = SIDE_LABELS[side][opening || !openings ? 'known' : 'unknown']
  return opening ? [label, signedRupees(amount), `since ${formatDate(opening.date)}`] : [label, signedRupees(amount)]
}

/** The cheques that wait for the bank, by the day written on them. */
function Cheques() {
  const { state, value } = useStore($cheques)
  const [cleared, clear, closeCleared] = useOpenDialog('cleared')
  const [bounced, bounce, closeBounced] = useOpenDialog('bounced')
  const opened = value?.find(({ entryId }) => String(entryId) === (cleared || bounced))
  const today = indianDay(new Date())
  if (state === 'failed' && !value)
    return <LoadFailed onRetry={refreshCheques}>The cheques to clear cannot be reached just now.</LoadFailed>
  if (!value || (value.length === 0 && !opened)) return null
  return (
    <section aria-labelledby="cheques" className={own.cheques}>
      <h2 id="cheques" className={own.heading}>
        {TO_CLEAR_LABEL}
      </h2>
      <ul className="card">
        {value.map((cheque) => (
          <li key={cheque.entryId}>
            <Which cheque={cheque} today={today} />
            <strong className="figures">{formatRupees(cheque.amount)}</strong>
            <span className={own.actions}>
              <button
                type="button"
                className="outline"
                aria-label={`${nameOf(cheque)} has cleared`}
                onClick={() => clear(cheque.entryId)}
              >
                Cleared
              </button>
              <button
                type="button"
                className="outline"
                aria-label={`${nameOf(cheque)} has bounced`}
                onClick={() => bounce(cheque.entryId)}
              >
                Bounced
              </button>
            </span>
          </li>
        ))}
      </ul>
      {opened && (
        <ChequeDialog
          key={opened.entryId}
          cheque={opened}
          state={cleared ? 'cleared' : 'bounced'}
          onClose={cleared ? closeCleared : closeBounced}
        />
      )}
    </section>
  )
}

const nameOf = ({ number, customerName }: Cheque) => `Cheque ${number} of ${customerName}`.replace('  ', ' ')

function Which({ cheque, today }: { cheque: Cheque; today: string }) {
  const { number, bank, customerId, customerName, orderIds, chequeDate, date } = cheque
  const details = [number || 'no number', bank, `received ${formatDate(date)}`]
  return (
    <span className={own.which}>
      <span>
        <a href={`/admin-customers?customer=${customerId}`}>{customerName}</a>{' '}
        {orderIds.map((id) => (
          <a key={id} href={`/admin-orders?order=${id}`}>
            #{id}
          </a>
        ))}{' '}
        {chequeDate > today && (
          <span className="badge" data-tone="wait">
            for {formatDate(chequeDate)}
          </span>
        )}
      </span>
      <small>{details.filter(Boolean).join(' · ')}</small>
    </span>
  )
}

/** The entries, newest first. */
function EntriesTable({ entries, onView }: { entries: readonly ListedBoxEntry[]; onView: (entry: ListedBoxEntry) => void }) {
  const columns: Column<ListedBoxEntry>[] = [
    { heading: 'Entry', isRowHeading: true, className: own.entry, cell: (entry) => <What entry={entry} /> },
    { heading: 'Day', className: `${list.date} ${own.day}`, cell: ({ date }) => formatDate(date) },
    ...(['cash', 'bank'] as const).map((side) => ({
      heading: side === 'cash' ? 'Cash' : 'Bank',
      className: `${list.amount} ${own.amount}`,
      cell: ({ moved }: ListedBoxEntry) => <Moved side={side} amount={moved[side]} />,
    })),
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: `${list.view} ${own.view}`,
      cell: (entry) => (
        <IconButton
          action="View"
          label={`View ${BOX_LABELS[entry.kind].toLowerCase()} ${entry.id}`}
          onClick={() => onView(entry)}
        />
      ),
    },
  ]
  return (
    <Table columns={columns} rows={entries} className={`${list.table} ${own.table}`} onPointerEnter={BoxEntryDetails.prefetch} />
  )
}

function What({ entry }: { entry: ListedBoxEntry }) {
  const { kind, who, by } = entry
  return (
    <span className={list.twoLines}>
      <span>{[BOX_LABELS[kind], who].filter(Boolean).join(', ')}</span>
      <span>{[...boxDetails(entry), by && `by ${by}`].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

function Moved({ side, amount }: { side: BoxSide; amount: string }) {
  return amount === '0.00' ? null : <span data-label={side === 'cash' ? 'Cash' : 'Bank'}>{signedRupees(amount)}</span>
}
