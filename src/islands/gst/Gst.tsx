import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { numberInPath } from '~/domain/customers/bill-numbers'
import { formatDate } from '~/domain/dates'
import { dayRange } from '~/domain/day-ranges'
import { BUYERS_LABELS, exemptRowName, isTaxed, TAXED_ELSEWHERE } from '~/domain/gst/gst-files'
import { BUYERS, type Buyers, type GstReport, type HsnRow } from '~/domain/gst/gst-schema'
import { gstPeriods } from '~/domain/gst/periods'
import { indianNumber } from '~/domain/indian-numbers'
import { lastOf } from '~/domain/lists'
import { type Period, refusalOf } from '~/domain/period-schema'
import { signedRupees } from '~/domain/signed-money'
import { operatorMay } from '~/stores/account/own-role'
import { $gst, askGst, refreshGst } from '~/stores/gst/gst'
import DayRangeFilter from '../ui/DayRangeFilter'
import { download } from '../ui/download'
import list from '../ui/List.module.css'
import LoadFailed from '../ui/LoadFailed'
import { useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import own from './Gst.module.css'
import MonthZip from './MonthZip'

const SHOWN_AT_FIRST = { from: '', to: '' }

/** The GST tables of a period, and the files of a month. An island, because its period is selectable and needs the session. */
export default function Gst() {
  const { state, value } = useStore($gst)
  const [asked, setAsked] = useQueryParameters(SHOWN_AT_FIRST)
  const ranges = gstPeriods(new Date())
  const { from, to } = asked.from === '' && asked.to === '' ? (ranges[0]?.[1] ?? asked) : dayRange(asked.from, asked.to)
  // A half-typed day counts as empty.
  const period = { from: from || to, to: to || from }
  const sentence = refusalOf(period)
  const report = sentence ? undefined : value
  useEffect(() => askGst({ from: period.from, to: period.to }), [period.from, period.to])
  return (
    <Screen title="GST">
      {operatorMay('file') && <MonthZip />}
      <search className={`row ${list.filters} ${own.filters}`}>
        <DayRangeFilter range={{ from, to }} ranges={ranges} onRange={(range) => setAsked(range)} />
      </search>
      {(sentence || state === 'failed') && (
        <LoadFailed onRetry={sentence ? undefined : refreshGst}>
          {sentence ?? 'The GST tables cannot be reached just now.'}
        </LoadFailed>
      )}
      {!report && state === 'loading' && <p aria-busy="true">Adding up the bills…</p>}
      {report && <Report report={report} />}
    </Screen>
  )
}

function Report({ report }: { report: GstReport }) {
  const { from, to, names, table8, table12, table13, credited, places } = report
  const period = { from, to }
  if (table13.length === 0)
    return (
      <>
        <Ready report={report} />
        <p>
          No bills and no credit notes from {formatDate(from)} to {formatDate(to)}.
        </p>
      </>
    )
  return (
    <div className={own.report}>
      <Ready report={report} />
      <Check report={report} />
      <Part title={names.table8} isNarrow files={[['CSV', '/api/gst/8.csv', period]]}>
        <Table
          heads={['Supplies', 'Exempt']}
          rows={table8.map((row) => [exemptRowName(row), signedRupees(row.exempt)])}
          label={names.table8}
        />
      </Part>
      <Part title={names.table12} files={BUYERS.map((buyers) => hsnFile(buyers, period))}>
        {BUYERS.map((buyers) => (
          <Goods key={buyers} buyers={buyers} rows={table12[buyers]} />
        ))}
        {BUYERS.some((buyers) => table12[buyers].some(isTaxed)) && <p className="quiet">{TAXED_ELSEWHERE}</p>}
      </Part>
      <Part title={names.table13} files={[['CSV', '/api/gst/13.csv', period]]}>
        <Table
          heads={['Documents', 'From', 'To', 'Number', 'Cancelled', 'Net']}
          rows={table13.map(({ nature, from, to, total, cancelled, net }) => [
            nature,
            from,
            to,
            ...[total, cancelled, net].map((figure) => indianNumber(figure)),
          ])}
          texts={3}
          label={names.table13}
        />
        <p className="quiet">Cancelled are bills that credit notes take back in full, and numbers without a document.</p>
        {table13.map(({ from, missing }) => missing.length > 0 && <Missing key={from} missing={missing} />)}
      </Part>
      {credited.length > 0 && (
        <Part title="Credit notes by HSN">
          <Table
            heads={['HSN', 'Buyers', 'Credit notes', 'Bags', 'Kilograms', 'Value']}
            rows={credited.map(({ hsn, buyers, notes, bags, kilograms, value }) => [
              hsn,
              BUYERS_LABELS[buyers],
              indianNumber(notes),
              indianNumber(bags),
              inKilograms(kilograms),
              signedRupees(value),
            ])}
            texts={2}
            label="Credit notes by HSN"
          />
        </Part>
      )}
      <Part title="Place of supply">
        <Table
          heads={['State', 'Registered', 'Others']}
          rows={places.map(({ code, state, registered, others }) => [
            code ? `${code} ${state}` : 'Not known',
            signedRupees(registered),
            signedRupees(others),
          ])}
          label="Place of supply"
        />
      </Part>
    </div>
  )
}

const hsnFile = (buyers: Buyers, period: Period): File => [
  `CSV ${BUYERS_LABELS[buyers].toLowerCase()}`,
  '/api/gst/12.csv',
  { ...period, buyers },
]

/** What the period lacks, each with a link to mend it. */
function Ready({ report: { lacks, lacking } }: { report: GstReport }) {
  if (lacking === 0) return null
  return (
    <section className="notice" aria-label="What is missing">
      <p>
        <strong>Not ready to file: {lacking === 1 ? 'one thing is' : `${indianNumber(lacking)} things are`} missing.</strong>
      </p>
      <ul className={own.lacks}>
        {lacks.map(({ what, link }) => (
          <li key={what}>
            <a href={link}>{what}</a>
          </li>
        ))}
      </ul>
      {lacking > lacks.length && <p>The others follow once these are mended.</p>}
    </section>
  )
}

/** The three sums that must be equal. */
function Check({ report: { check } }: { report: GstReport }) {
  const { table12, billed, creditNotes, net, dayBook, isEqual } = check
  return (
    <section aria-label="Check" className={own.narrow}>
      <p className={`row ${own.head}`}>
        <span className="badge" data-tone={isEqual ? 'ok' : 'no'}>
          {isEqual ? 'The three sums are equal' : 'The three sums differ'}
        </span>
      </p>
      <Table
        heads={['Check', 'Rupees']}
        rows={[
          ['Table 12, both parts', signedRupees(table12)],
          [`Bills ${signedRupees(billed)} less credit notes ${signedRupees(creditNotes)}`, signedRupees(net)],
          ['Bills and credit notes in the day book', signedRupees(dayBook)],
        ]}
        label="Check"
      />
    </section>
  )
}

/** A file: its words, path and query. */
type File = readonly [words: string, path: string, query: Readonly<Record<string, string>>]

interface PartProps {
  title: string
  files?: readonly File[]
  /** Whether half of the page is enough. */
  isNarrow?: boolean
  children: ReactNode
}

function Part({ title, files = [], isNarrow = false, children }: PartProps) {
  return (
    <section aria-label={title} className={isNarrow ? own.narrow : undefined}>
      <div className={`row ${own.head}`}>
        <h2>{title}</h2>
        <div className="actions">
          {files.map(([words, path, query]) => (
            <button
              key={words}
              type="button"
              className="outline"
              aria-label={`${words} of ${title}`}
              onClick={() => download(`${path}?${new URLSearchParams(query)}`)}
            >
              {words}
            </button>
          ))}
        </div>
      </div>
      {children}
    </section>
  )
}

function Goods({ buyers, rows }: { buyers: Buyers; rows: readonly HsnRow[] }) {
  const label = buyers === 'registered' ? 'To registered buyers' : 'To others'
  return (
    <>
      <h3>{label}</h3>
      {rows.length === 0 ? (
        <p>None.</p>
      ) : (
        <Table
          heads={['HSN', 'Goods', 'UQC', 'Quantity', 'Value', 'Taxable', 'IGST', 'CGST', 'SGST', 'Rate']}
          rows={rows.map((row) => [
            row.hsn,
            row.description,
            row.unit,
            inKilograms(row.kilograms),
            ...[row.value, row.taxable, row.integratedTax, row.centralTax, row.stateTax].map(signedRupees),
            `${row.rate} %`,
          ])}
          texts={3}
          label={label}
        />
      )}
    </>
  )
}

const inKilograms = (kilograms: number): string => indianNumber(kilograms, 2)

/** A phone has room for so many columns. */
const MOST_ABREAST = 3

interface TableProps {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** Number of columns that are text; the others are figures. */
  texts?: number
  label: string
}

function Table({ heads, rows, texts = 1, label }: TableProps) {
  const className = heads.length > MOST_ABREAST ? `${own.table} ${own.wide}` : own.table
  const classAt = (column: number) => (column < texts ? undefined : own.figure)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also with the keyboard.
    <section className={className} aria-label={`Table: ${label}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={classAt(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, column) => (
                <td key={heads[column]} className={classAt(column)} data-label={heads[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The numbers that no document has, with the reason. */
function Missing({ missing }: { missing: readonly string[] }) {
  const [first = '', last = ''] = [missing[0], lastOf(missing)]
  return (
    <p>
      {first === last
        ? `No document has the number ${first}.`
        : `No document has ${missing.length} numbers from ${first} to ${last}.`}{' '}
      They were skipped when the shop was restored from a backup, because papers may have had them before.{' '}
      <a href={`/admin-bills?search=${numberInPath(first)}`}>Look for {first}</a>
    </p>
  )
}
