import { indianDay } from '~/domain/dates'
import type { PondRecord } from '~/domain/ponds/batches'
import { recordsInBook } from '~/domain/ponds/book'
import { type ExampleWords, exampleBook } from '~/domain/ponds/example'
import type { FeedLedger } from '~/domain/ponds/feed-ledger'
import { additionsOf, lotsScannedTwice } from '~/domain/ponds/merging'
import type { PondCsvWords } from '~/domain/ponds/pond-csv'
import type { FileRefusal } from '~/domain/ponds/pond-files'
import { shortagesOf } from '~/domain/ponds/shortages'
import { uniqueKey } from '~/stores/unique-key'
import type { StorageTrouble } from './pond-storage'
import { pondBook, updateBook } from './ponds'

export type ImportOutcome =
  /**
   * Merged: number of new ponds and entries. `tooFew` names ponds where both books together remove more fish than lived, `twice`
   * lots of which both perhaps have the same sack.
   */
  | { state: 'merged'; ponds: number; lines: number; tooFew: readonly string[]; twice: readonly string[] }
  | { state: 'refused'; refusal: FileRefusal }
  /** The device has no space; nothing was changed. */
  | { state: 'not kept'; trouble: StorageTrouble }

/** Loaded on demand, because it contains the schemas. */
const files = () => import('~/domain/ponds/pond-files')

/** Serializes the whole book to one file. */
export async function exportPonds(): Promise<string> {
  const { pondFileText } = await files()
  return pondFileText(recordsInBook(pondBook()), new Date())
}

/** Merges the book of a file into this one, without duplicates, all or nothing. */
export async function importPonds(text: string): Promise<ImportOutcome> {
  const { isFileRefusal, readPondFile } = await files()
  const read = readPondFile(text, new Date())
  if (isFileRefusal(read)) return { state: 'refused', refusal: read }
  const own = recordsInBook(pondBook())
  const { newPonds, ...additions } = additionsOf(own, read)
  const lines = additions.events.length + additions.bags.length
  if (lines > 0 || additions.ponds.length > 0) {
    const trouble = await updateBook(additions, true)
    if (trouble) return { state: 'not kept', trouble }
  }
  const tooFew = pondBook().records.filter((record) => shortagesOf(record).length > 0)
  const twice = lotsScannedTwice(own.bags, read.bags)
  return { state: 'merged', ponds: newPonds, lines, tooFew: tooFew.map(({ pond }) => pond.name), twice }
}

/** Exports ponds as CSV with localized headings. */
export async function exportCsv(records: readonly PondRecord[], words: PondCsvWords, uses?: FeedLedger['uses']): Promise<string> {
  const { pondsCsv } = await import('~/domain/ponds/pond-csv')
  return pondsCsv(records, words, uses)
}

/** Opens the example pond; returns its id. */
export async function openExample(words: ExampleWords): Promise<string | undefined> {
  const records = exampleBook(indianDay(new Date()), words, () => uniqueKey())
  await updateBook(records)
  return records.ponds[0]?.id
}
