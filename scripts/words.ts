import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { csvPieces } from '~/domain/csv'
import { TableFault } from '~/domain/table-file'
import { OTHER_LANGUAGES, type OtherLanguage } from '~/languages'
import { changesOf, correctedCode } from './words/corrections'
import { readersPage } from './words/readers-page'
import { HEADINGS, rowsIn } from './words/rows'
import { textsOf } from './words/texts'

const USAGE = `Usage:
  npm run words -- export ${OTHER_LANGUAGES.join('|')} words.csv    for a spreadsheet
  npm run words -- export ${OTHER_LANGUAGES.join('|')} words.html   to print
  npm run words -- import ${OTHER_LANGUAGES.join('|')} words.csv`

const [task, code, file] = process.argv.slice(2)
const language = OTHER_LANGUAGES.find((each) => each === code)
if (!language || !file) fail(USAGE)
else if (task === 'export') exportWords(language, file)
else if (task === 'import') importOrSayWhyNot(language, file)
else fail(USAGE)

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

function exportWords(of: OtherLanguage, to: string) {
  const english = new Map(textsOf('en').map(({ place, text }) => [place, text]))
  const rows = textsOf(of).map(({ place, text }) => ({ place, english: english.get(place) ?? '', text }))
  const columns = [
    [HEADINGS[0], ({ place }: (typeof rows)[number]) => place],
    [HEADINGS[1], (row: (typeof rows)[number]) => row.english],
    [HEADINGS[2], ({ text }: (typeof rows)[number]) => text],
    [HEADINGS[3], () => ''],
  ] as const
  writeFileSync(to, to.endsWith('.html') ? readersPage(of, rows) : [...csvPieces(columns, rows)].join(''))
  console.log(`${to}: ${rows.length} texts.`)
}

function importOrSayWhyNot(of: OtherLanguage, from: string) {
  try {
    importWords(of, from)
  } catch (error) {
    if (!(error instanceof TableFault)) throw error
    fail(`${from}: ${error.message}`)
  }
}

function importWords(of: OtherLanguage, from: string) {
  const texts = textsOf(of)
  const { changes, refused } = changesOf(of, rowsIn(readFileSync(from, 'utf8'), texts), texts)
  const files = [...new Set(changes.map(({ text }) => text.file))]
  for (const each of files) {
    const own = changes.filter(({ text }) => text.file === each)
    writeFileSync(each, correctedCode(readFileSync(each, 'utf8'), own))
  }
  if (files.length > 0) execFileSync('biome', ['format', '--write', ...files])
  for (const { line, place, why } of refused) console.error(`Line ${line}, ${place}: ${why}`)
  console.log(`${changes.length} texts corrected, ${refused.length} lines refused.`)
  if (refused.length > 0) process.exitCode = 1
}
