const sources = (...names) => new RegExp(`/src/(${names.join('|')})\\.tsx?$`)
const packages = (...names) => new RegExp(`/node_modules/(${names.join('|')})/`)
const either = (...tests) => new RegExp(tests.map(({ source }) => source).join('|'))

/** What is always needed together comes in one request; each costs 300 bytes of headers. A module goes to the first that names it. */
export const groups = [
  {
    name: 'every-page',
    test: either(
      packages('nanostores'),
      /vite\/preload-helper/,
      sources(
        'browser/(lock-down|page-language|reduced-motion|when-idle|words-wanted)',
        'content/(figures|live-words)',
        'formats/(indian-numbers|money)',
        'languages',
        'rules/(bags|money|notifications)',
        'schemas/sentences',
        'stores/(client|connection|list|notifications|signed-in|toasts)',
      ),
    ),
  },
  {
    name: 'react',
    test: either(packages('react', 'react-dom', 'scheduler', '@nanostores/react', '@astrojs/react'), sources('islands/language')),
  },
  { name: 'idle', test: sources('browser/(bell|fish|tracker)') },
  { name: 'dates', test: sources('formats/dates', 'content/spoken-dates') },
]
