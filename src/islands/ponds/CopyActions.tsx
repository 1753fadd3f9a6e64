import { type ChangeEvent, useState } from 'react'
import { indianDay } from '~/domain/dates'
import { rememberExport } from '~/stores/ponds/pond-backup'
import { exportCsv, exportPonds, type ImportOutcome, importPonds } from '~/stores/ponds/pond-files'
import { $pondBook } from '~/stores/ponds/ponds'
import styles from './Backup.module.css'
import { ledgerOf, type PondToday } from './book-metrics'
import { useFormat, usePondMessages } from './pond-messages'

const copyName = () => `pond-book-${indianDay(new Date())}.json`

/** Saves the whole book to a file; returns its name. */
export function useSaveCopy() {
  return async () => {
    const name = copyName()
    saveFile(name, 'application/json', await exportPonds())
    await rememberExport()
    return name
  }
}

interface Said {
  text: string
  isRefused?: boolean
}

/** The result of opening a copy, as a sentence. */
function useOpenedSentence() {
  const { copy, refusals } = usePondMessages().keeping
  const format = useFormat()
  return (outcome: ImportOutcome): Said => {
    if (outcome.state === 'not kept') return { text: copy.notKept, isRefused: true }
    if (outcome.state === 'merged') {
      const { ponds: added, lines, tooFew, twice } = outcome
      const opened =
        added + lines > 0 ? copy.opened(format.figure(added), format.figure(lines), added === 1, lines === 1) : copy.nothingNew
      const named = (names: readonly string[]) => format.list(names.map((name) => format.figure(name)))
      const said = [opened, tooFew.length > 0 && copy.tooFew(named(tooFew)), twice.length > 0 && copy.twice(named(twice))]
      return { text: said.filter(Boolean).join(' ') }
    }
    const { code, values } = outcome.refusal
    const sentence = refusals[code] as string | ((...given: string[]) => string)
    const given = Object.entries(values).map(([name, value]) =>
      name === 'day' ? format.day(String(value)) : format.figure(value),
    )
    return { text: typeof sentence === 'string' ? sentence : sentence(...given), isRefused: true }
  }
}

/** Buttons to save and open a copy, and to export a spreadsheet. */
export default function CopyActions({ ponds }: { ponds: readonly PondToday[] }) {
  const { keeping, entries } = usePondMessages()
  const { copy, csv, refusals } = keeping
  const sentenceOf = useOpenedSentence()
  const format = useFormat()
  const save = useSaveCopy()
  const [said, setSaid] = useState<Said>()

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    const text = await file.text().catch(() => undefined)
    // Allows choosing the same file again.
    target.value = ''
    setSaid(text === undefined ? { text: refusals.unread, isRefused: true } : sentenceOf(await importPonds(text)))
  }

  async function saveCsv() {
    const words = { headings: csv.headings, events: entries.kinds, states: csv.states }
    const records = ponds.map(({ record }) => record)
    const { uses } = ledgerOf($pondBook.get())
    saveFile(`pond-book-${indianDay(new Date())}.csv`, 'text/csv', await exportCsv(records, words, uses))
  }

  return (
    <>
      <div className={`row ${styles.actions}`}>
        {ponds.length > 0 && (
          <button type="button" onClick={() => void save().then((name) => setSaid({ text: copy.saved(format.figure(name)) }))}>
            {copy.save}
          </button>
        )}
        <label className="button outline">
          {copy.open}
          <input type="file" accept=".json,application/json" className="visually-hidden" onChange={(event) => void open(event)} />
        </label>
        {ponds.length > 0 && (
          <button type="button" className="outline" onClick={() => void saveCsv()}>
            {csv.save}
          </button>
        )}
      </div>
      <p role={said?.isRefused ? 'alert' : 'status'} className={said?.isRefused ? 'notice' : undefined}>
        {said?.text}
      </p>
    </>
  )
}

/** Downloads a text as a file. */
function saveFile(name: string, type: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
