import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { leadingTo, type ModuleGraph, startsOf, uses } from './module-graph.ts'

const source = (path: string) => new RegExp(`/src/${path}\\.(astro|tsx?)`)

const FORM_AREAS = ['contact', 'orders']
/** React and its renderer. None of our code, so that the file name stays until React changes. */
const REACT = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//
/** Needed only together with React, by every island. */
const NEEDED_WITH_REACT =
  /\/node_modules\/nanostores\/(deep-map|listen-keys)\/|\/src\/(islands\/ui\/(lazy-part|stand|Boundary|translated-text|typed-fields|Mark)|stores\/client-errors|domain\/client-errors\/limits|content\/(\w+\/)?stopped)\./
/** Code that the bundler adds. */
const BUNDLER_RUNTIME = /\brolldown-runtime\./
const INDEXED_DB = /\/node_modules\/idb\//
const ZOD = /\/node_modules\/zod\//
const WORDS = /\/src\/(content\/(en|hi|ur)|domain\/sentences)\b/
const PUBLIC_CODE = /\/src\/(content|components|layouts\/Site)\//
/** Islands of the back office by the page that shows them, including the bell of its layout. */
const SCREENS = globSync('src/{pages/{admin*,admin/*,secure-*},layouts/Admin}.astro')
  .sort()
  .flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/'~\/(islands\/[^']+)'/g)].map(([, island]) => ({
      island: `/src/${island}.tsx`,
      area: `admin/${basename(page, '.astro')}`,
    })),
  )
/** Validation of forms. */
const FORM_CHECKS =
  /\/src\/domain\/(?:[\w-]+\/)?[\w-]*(?:schema|text|texts|text-limits|field-errors|booked-day|pins|sentences|problems|gstin|hsn)\.ts|\/node_modules\/zod\//
/** The folder of a public island, or of a form, which has no island. */
const ISLAND_OR_FORM_FOLDER = /\/src\/(?:islands\/(?!ui\/)([\w-]+)|components\/(contact|orders))\/(?!prefetch-order-form)/
const EVERY_PAGE = source('(layouts/(Site|Admin|idle)|components/orders/(prefetch-order-form|OrderDialog))')
const PAGE_SCRIPT = /\?astro&type=script/
const SHOP_ISLAND = source('islands/catalog/Shop')
const SALES_CODE = source('(islands/(?!feeding|fish|notifications|ponds|ui)[\\w-]+/[\\w-]+|components/orders/[\\w-]+)')
const FORM_SENDERS = source('components/(forms/outbox|orders/sending|contact/sending)')
/** The table of districts, used by few screens. */
const DISTRICTS = source('domain/(district-table|districts|orders/(delivery-charges|order-address))')
/** QR codes of payments and two-factor, used by few dialogs. */
const QR_CODE = /\/node_modules\/uqr\/|\/src\/domain\/customers\/qr\./
/** The line's slider, which works without React. */
const SLIDER = source('components/line/slide')
/** Small, in islands and in scripts of pages without them: the price with delivery, and the kilograms of a weight. */
const DOOR_PRICE = source('(stores/readers-door|content/door-price|domain/(orders/landed-price|catalog/measures))')
/** Brought to pages without the choice of a district, if the reader has one. */
const SHOP_DOOR = source('(stores/shop-door|components/shop/door-prices)')
/** What several islands need. */
const FEED_FIGURES = source('domain/(catalog/(products|stock)|feeding/storage)')
/** Codes of sacks, on the page of a sack and in a dialog of the pond book. */
const SACK_CODES = source('(domain/lots|stores/scanned-lot)')
const ADMIN_BELL = source('islands/notifications/AdminBell')
/** The lower part of the dashboard and one tab of the settings, one file each. */
const SHOWN_LATER = [source('islands/ui/OrderNotices'), source('islands/ui/ReadyToSell')]
/** Entries of money and the choice of a customer, which screens show in dialogs only. */
const MONEY_DIALOGS = source(
  'islands/customers/(MoneyEntry|LedgerEntryDialog|entry-form|PaymentMethods|RefundFields|FoundCustomers)',
)
/** Replacements for methods that the oldest browsers lack; each page uses some of them. */
const POLYFILLS = source('(domain/(addresses|lists|own-keys|well-formed)|islands/ui/(added-styles|matches))')
/** Small checks of what is typed, in islands and in scripts of pages without islands. */
const TYPED_TEXT = source('domain/(folded-text|latin-digits)')

/** Properties of a module that groups test. An entry here is a page script, an island or a dynamic import. */
interface ModuleInfo {
  id: string
  /** Whether some entry that needs this module has a matching id, or every one. */
  some: (pattern: RegExp) => boolean
  every: (pattern: RegExp) => boolean
  /** Whether every such entry also uses a matching module. */
  allUse: (pattern: RegExp) => boolean
  /** The page script or island that alone needs it. */
  owner: string | undefined
  isShared: boolean
  /** The screens of the back office, and the public islands, that need it. */
  screens: readonly string[]
  islands: readonly string[]
  isPublic: boolean
  /** Whether it needs neither React nor schemas. */
  isPlain: boolean
}

/**
 * Modules that are needed together share a file. A module joins the first group that accepts it; otherwise it stays with its
 * importer. Modules in a group have no side effects, except the page script that a group is named after.
 */
const GROUPS: ((info: ModuleInfo) => string | false | undefined)[] = [
  // Cached until React changes.
  ({ id }) => REACT.test(id) && 'react',
  // Needed only by code that stores data on the device.
  ({ id }) => INDEXED_DB.test(id) && 'idb',
  // Needed with React; would make the stores of every page heavier.
  ({ id }) => NEEDED_WITH_REACT.test(id) && 'islands',
  // Needed by one page only: in the same file as its script.
  ({ id, owner }) => !ADMIN_BELL.test(id) && owner,
  ({ id }) => [POLYFILLS, TYPED_TEXT, DOOR_PRICE].some((small) => small.test(id)) && 'every-page',
  // Run by every page, and the messages of its language.
  ({ id, isShared, some }) => isShared && (some(EVERY_PAGE) || (WORDS.test(id) && some(WORDS))) && 'every-page',
  ({ id }) => SHOP_DOOR.test(id) && 'door',
  ({ id }) => FEED_FIGURES.test(id) && 'islands',
  ({ id }) => SACK_CODES.test(id) && 'sack-codes',
  // Shared by scripts of single pages.
  ({ isShared, some }) => isShared && some(PAGE_SCRIPT) && 'page-scripts',
  // The line's slider is on pages with and without islands.
  ({ isShared, some }) => isShared && some(SLIDER) && (some(SHOP_ISLAND) ? 'every-page' : 'feeding-and-ponds'),
  // Schemas load with the first input of a form.
  ({ id, isShared, allUse }) => isShared && FORM_CHECKS.test(id) && allUse(ZOD) && 'schemas',
  // Shared by the shop with forms and screens for sales.
  ({ isShared, some, every }) => isShared && some(SHOP_ISLAND) && every(SALES_CODE) && 'feeds',
  // Needed by several islands, or by an island and a screen.
  ({ isShared, islands, screens }) => isShared && islands.length > (screens.length > 0 ? 1 : 2) && 'islands',
  // Needed by two islands only.
  ({ isShared, isPlain, islands }) => isShared && islands.length > 1 && islands.join('-and-') + (isPlain ? '' : '-islands'),
  // A large table that few pages need.
  ({ id }) => DISTRICTS.test(id) && 'districts',
  // A drawing that few pages need.
  ({ id }) => QR_CODE.test(id) && 'qr',
  // Shared by public pages and screens, without React.
  ({ isPlain, isPublic, screens }) => isPlain && isPublic && screens.length > 0 && 'plain',
  // Sends a form after it is filled in.
  ({ isShared, screens, some }) => isShared && screens.length === 0 && some(FORM_SENDERS) && 'sending',
  // Loaded by two screens after they are shown.
  ({ every }) => SHOWN_LATER.some(every) && `set-up-${SHOWN_LATER.findIndex(every)}`,
  // Loaded with a dialog of several screens, none of which needs it before.
  ({ id }) => MONEY_DIALOGS.test(id) && 'money-dialogs',
  // Needed by several screens, and the bell that all of them have.
  ({ id, isPublic, screens, allUse }) => (ADMIN_BELL.test(id) || (!isPublic && screens.length > 1 && !allUse(ZOD))) && 'screens',
  // Needed by several screens when one of their dialogs opens.
  ({ isPublic, screens }) => !isPublic && screens.length > 1 && 'dialogs',
]

function groupOf(id: string, graph: ModuleGraph): string | null {
  const info = moduleInfoOf(id, graph)
  for (const group of GROUPS) {
    const name = group(info)
    if (name) return name
  }
  return null
}

function moduleInfoOf(id: string, graph: ModuleGraph): ModuleInfo {
  const starts = startsOf(id, graph)
  const some = (pattern: RegExp) => starts.some((start) => pattern.test(start.id))
  const [entry, ...otherEntries] = starts.filter(({ isEntry }) => isEntry)
  const areas = new Set(starts.flatMap((start) => areasOf(start.id, graph)))
  const screens = [...areas].filter((area) => area.startsWith('admin/'))
  const isOwned = areas.size === 1 && entry && otherEntries.length === 0 && areaOf(entry.id)
  return {
    id,
    some,
    every: (pattern) => starts.every((start) => pattern.test(start.id)),
    allUse: (pattern) => starts.every((start) => uses(start.id, pattern, graph)),
    owner: isOwned ? basename(entry.id).split('.', 1)[0] : undefined,
    isShared: starts.length > 1,
    screens,
    islands: [...areas].filter((area) => !screens.includes(area) && !FORM_AREAS.includes(area)).sort(),
    isPublic: some(PUBLIC_CODE) || areas.size > screens.length,
    isPlain: !uses(id, REACT, graph) && !uses(id, ZOD, graph),
  }
}

const screenOf = (id: string) => SCREENS.find(({ island }) => id.endsWith(island))

const areaOf = (id: string): string | undefined => screenOf(id)?.area ?? ISLAND_OR_FORM_FOLDER.exec(id)?.slice(1).find(Boolean)

/** The areas that load an entry: its own, or those of the entries that import it dynamically. */
function areasOf(id: string, graph: ModuleGraph): string[] {
  const leading = graph.getModuleInfo(id)?.isEntry ? [id] : [...leadingTo(id, graph)]
  const areas = leading.filter((each) => graph.getModuleInfo(each)?.isEntry).flatMap((each) => areaOf(each) ?? [])
  // A module of several screens belongs to the one in its own folder.
  const own = SCREENS.find(({ island, area }) => areas.includes(area) && id.includes(`${dirname(island)}/`))
  return own && areas.every((area) => area.startsWith('admin/')) ? [own.area] : areas
}

/** Groups scripts by use. Saves `/shop` 18 requests, and a screen of the back office up to 35. */
export function chunks(): Plugin {
  let flattened = 0
  return {
    name: 'chunks',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                // A group with a page's script is itself that file, because nothing else imports it.
                preserveEntrySignatures: 'allow-extension',
                output: { codeSplitting: { groups: [{ name: groupOf, includeDependenciesRecursively: false }] } },
              },
            },
          }
        : null,
    /** Makes an entry file import all its transitive imports first, so that they load in parallel. */
    renderChunk(code, chunk, _options, { chunks: all }) {
      // A file with several modules can be imported dynamically through any of them.
      const isBrought = (id: string) => (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0
      if (this.environment.name !== 'client' || !(chunk.isEntry || chunk.moduleIds.some(isBrought))) return null
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
      const all = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []))
      const runtimes = all.filter(({ moduleIds }) => moduleIds.some((id) => REACT.test(id)))
      const used = runtimes.flatMap(({ imports, moduleIds }) => [...imports, ...moduleIds])
      const foreign = used.filter((id) => !REACT.test(id) && !BUNDLER_RUNTIME.test(id))
      if (runtimes.length !== 1 || foreign.length > 0) this.error(`React is not a file of its own: ${foreign.join(', ')}`)
    },
  }
}
