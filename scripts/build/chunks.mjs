import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { leadingTo, startsOf, uses } from './module-graph.mjs'

const source = (path) => new RegExp(`/src/${path}\\.(astro|tsx?)`)

const FORM_AREAS = ['contact', 'orders']
/** React and what starts it. Nothing of ours, so that the file keeps its name until React changes. */
const REACT = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//
/** What is needed only where React is. */
const FOLLOWED = /\/node_modules\/nanostores\/(deep-map|listen-keys)\/|\/src\/islands\/ui\/lazy-part\./
/** What the bundler itself adds. */
const ROLLDOWN = /\brolldown-runtime\./
const IDB = /\/node_modules\/idb\//
const ZOD = /\/node_modules\/zod\//
const WORDS = /\/src\/(content\/(en|hi|ur)|domain\/sentences)\b/
const PLAIN_PUBLIC = /\/src\/(content|components|layouts\/Site)\//
/** The islands of the back office by the page that shows them, and the bell of its layout. */
const SCREENS = globSync('src/{pages/{admin*,admin/*,secure-*},layouts/Admin}.astro')
  .sort()
  .flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/'~\/(islands\/[^']+)'/g)].map(([, island]) => ({
      island: `/src/${island}.tsx`,
      area: `admin/${basename(page, '.astro')}`,
    })),
  )
/** A public island's folder, or a form's, which has no island. */
const AREA = /\/src\/(?:islands\/(?!ui\/)([\w-]+)|components\/(contact|orders))\/(?!prefetch-order-form)/
const EVERY_PAGE = source('(layouts/(Site|Admin|idle)|components/orders/(prefetch-order-form|OrderDialog))')
const PAGE_SCRIPT = /\?astro&type=script/
const FEEDS = source('islands/catalog/Shop')
const SELLING = source('(islands/(catalog|orders|customers|contacts|account|analytics)/[\\w-]+|components/orders/[\\w-]+)')
const SENDING = source('components/(forms/outbox|orders/sending|contact/sending)')
/** The table of districts, which few screens need. */
const DISTRICTS = source('domain/(district-table|districts|orders/(delivery-charges|order-address))')
/** The line's slider, which needs no React. */
const SLIDER = source('components/line/slide')
const ADMIN_BELL = source('islands/notifications/AdminBell')

/**
 * What is needed together comes in one file. A module goes to the first group that takes it; one that none takes stays with
 * what imports it. Nothing in a group runs by itself, but for the one page's script that it is named after.
 */
const GROUPS = [
  ({ id }) => REACT.test(id) && 'react',
  ({ id }) => IDB.test(id) && 'idb',
  ({ id }) => FOLLOWED.test(id) && 'islands',
  ({ id, isOwn, entries }) => isOwn && !ADMIN_BELL.test(id) && basename(entries[0].id).split('.', 1)[0],
  ({ id, isShared, some }) => isShared && (some(EVERY_PAGE) || (WORDS.test(id) && some(WORDS))) && 'every-page',
  ({ isShared, some }) => isShared && some(PAGE_SCRIPT) && 'page-scripts',
  ({ isShared, some, islands }) =>
    isShared && some(SLIDER) && (some(FEEDS) ? 'every-page' : islands.length > 1 && 'feeding-and-ponds'),
  ({ isShared, isSchema, allUse }) => isShared && isSchema && allUse(ZOD) && 'schemas',
  ({ isShared, every, some }) => isShared && some(FEEDS) && every(SELLING) && 'feeds',
  ({ isShared, islands, screens }) => isShared && islands.length > (screens.length > 0 ? 1 : 2) && 'islands',
  ({ isShared, some }) => isShared && some(FEEDS) && 'feeds',
  ({ isShared, isPlain, islands }) => isShared && islands.length > 1 && islands.join('-and-') + (isPlain ? '' : '-islands'),
  ({ id }) => DISTRICTS.test(id) && 'districts',
  ({ isPlain, isPublic, screens }) => isPlain && isPublic && screens.length > 0 && 'plain',
  ({ isShared, screens, some }) => isShared && screens.length === 0 && some(SENDING) && 'sending',
  ({ id, isPublic, screens, allUse }) => (ADMIN_BELL.test(id) || (!isPublic && screens.length > 1 && !allUse(ZOD))) && 'screens',
  ({ isPublic, screens }) => !isPublic && screens.length > 1 && 'dialogs',
]

function groupOf(id, context) {
  const starts = startsOf(id, context)
  const some = (pattern) => starts.some((start) => pattern.test(start.id))
  const entries = starts.filter(({ isEntry }) => isEntry)
  const areas = new Set(starts.flatMap((start) => areasOf(start.id, context)))
  const screens = [...areas].filter((area) => area.startsWith('admin/'))
  const facts = {
    id,
    some,
    every: (pattern) => starts.every((start) => pattern.test(start.id)),
    allUse: (pattern) => starts.every((start) => uses(start.id, pattern, context)),
    entries,
    isOwn: areas.size === 1 && entries.length === 1 && areaOf(entries[0].id) !== undefined,
    isShared: starts.length > 1,
    areas,
    screens,
    islands: [...areas].filter((area) => !screens.includes(area) && !FORM_AREAS.includes(area)).sort(),
    isPublic: some(PLAIN_PUBLIC) || areas.size > screens.length,
    isPlain: !uses(id, REACT, context) && !uses(id, ZOD, context),
    isSchema:
      /\/src\/domain\/(?:[\w-]+\/)?[\w-]*(?:schema|text|texts|text-limits|field-errors|booked-day|pins|system|sentences|problems|summary)\.ts|\/node_modules\/zod\//.test(
        id,
      ),
  }
  for (const group of GROUPS) {
    const name = group(facts)
    if (name) return name
  }
  return null
}

const screenOf = (id) => SCREENS.find(({ island }) => id.endsWith(island))

const areaOf = (id) => screenOf(id)?.area ?? AREA.exec(id)?.slice(1).find(Boolean)

/** The areas that bring what something starts: its own, or those of what imports it when it is needed. */
function areasOf(id, context) {
  const leading = context.getModuleInfo(id).isEntry ? [id] : [...leadingTo(id, context)]
  const areas = leading.filter((each) => context.getModuleInfo(each)?.isEntry).flatMap((each) => areaOf(each) ?? [])
  // A part of several screens belongs to one of its own folder.
  const own = SCREENS.find(({ island, area }) => areas.includes(area) && id.includes(`${dirname(island)}/`))
  return own && areas.every((area) => area.startsWith('admin/')) ? [own.area] : areas
}

/** Groups scripts by what needs them: saves `/shop` 18 requests, and a screen of the back office up to 35. */
export function chunks() {
  let flattened = 0
  return {
    name: 'chunks',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                // A group that holds a page's script is its file: no other file leads to it.
                preserveEntrySignatures: 'allow-extension',
                output: { codeSplitting: { groups: [{ name: groupOf, includeDependenciesRecursively: false }] } },
              },
            },
          }
        : undefined,
    /** Lets a first file name all that it needs, so that nothing waits for a third file in turn. */
    renderChunk(code, chunk, _options, { chunks: all }) {
      if (this.environment.name !== 'client' || !(chunk.isEntry || chunk.isDynamicEntry)) return null
      const needed = new Set(chunk.imports)
      for (const file of needed) for (const next of all[file]?.imports ?? []) needed.add(next)
      const unnamed = [...needed].filter((file) => file !== chunk.fileName && !chunk.imports.includes(file))
      if (unnamed.length === 0) return null
      flattened++
      return { code: unnamed.map((file) => `import"./${basename(file)}";`).join('') + code, map: null }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      if (flattened === 0) this.error('There are no imports to flatten.')
      const runtimes = Object.values(bundle).filter(({ moduleIds = [] }) => moduleIds.some((id) => REACT.test(id)))
      const used = runtimes.flatMap(({ imports, moduleIds }) => [...imports, ...moduleIds])
      const foreign = used.filter((id) => !REACT.test(id) && !ROLLDOWN.test(id))
      if (runtimes.length !== 1 || foreign.length > 0) this.error(`React is not a file of its own: ${foreign.join(', ')}`)
    },
  }
}
