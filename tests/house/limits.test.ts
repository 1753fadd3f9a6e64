import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HEADINGS = ['what', 'value', 'constant', 'file', 'beyond it']

/** The name patterns of limits. */
const IS_LIMIT = /^(MAX|MOST|LONGEST)_|_(A_MINUTE|IN_TEN_MINUTES|WITHIN|SHARE)$|^(KEPT_FOR|KEPT_DAYS|GIVE_UP_AFTER|PATIENCE)$/

const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]*)\b[^=\n]* = (.+)$/gm

const read = (path: string) => readFileSync(path, 'utf8')

const constants = globSync(['src/{server,api}/**/*.ts', 'src/domain/**/*schema.ts', 'src/domain/text*.ts'])
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((file) => [...read(file).matchAll(CONSTANT)].map(([, name = '']) => ({ name, file })))

const lines = read('docs/limits.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('| ---'))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) =>
        cell
          .trim()
          .replace(/^\||\|$/g, '')
          .trim(),
      ),
  )

const rows = lines
  .filter(([first]) => first !== HEADINGS[0])
  .map(([what = '', value = '', constant = '', file = '', beyond = '']) => {
    const plain = (cell: string) => cell.replaceAll('`', '')
    return { what, value: plain(value), constant: plain(constant), file: plain(file), beyond }
  })

test('all tables of limits have the same columns, and all their rows are complete', () => {
  for (const line of lines) expect(line, line.join(' | ')).toHaveLength(HEADINGS.length)
  expect(lines.filter(([first]) => first === HEADINGS[0])).toEqual(expect.arrayContaining([HEADINGS]))
  expect(rows.length).toBeGreaterThan(40)
})

test.each(rows)('$what: $constant is $value in $file', ({ value, constant, file }) => {
  expect(existsSync(file), `${file} is not there`).toBe(true)
  const values = [...read(file).matchAll(CONSTANT)].flatMap(([, name, text = '']) => (name === constant ? [text] : []))
  expect(values.map((text) => text.replace(/ as const$/, ''))).toEqual([value])
})

test('every limit has a row', () => {
  const isInTable = ({ name, file }: (typeof constants)[number]) => rows.some((row) => row.constant === name && row.file === file)
  const limits = constants.filter(({ name }) => IS_LIMIT.test(name))
  expect(limits.length).toBeGreaterThan(30)
  expect(limits.filter((limit) => !isInTable(limit)).map(({ name, file }) => `${name} in ${file}`)).toEqual([])
})
