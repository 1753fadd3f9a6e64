import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { leadingTo, type ModuleGraph, startsOf, uses } from './module-graph.ts'

const source = (path: string) => new RegExp(`/src/${path}\\.(astro|tsx?)`)

const FORM_AREAS = ['contact', 'orders']
/** React and what starts it. Nothing of ours, so that the file keeps its name until React changes. */
const REACT = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//
/** What is needed only where React is, and what begins each island. */
const FOLLOWED =
  /\/node_modules\/nanostores\/(deep-map|listen-keys)\/|\/src\/(islands\/ui\/(lazy-part|stand|Boundary|translated-text|typed-fields)|stores\/client-errors|domain\/client-errors\/limits|content\/(\w+\/)?stopped)\./
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
/** What forms check by. */
const SCHEMA =
  /\/src\/domain\/(?:[\w-]+\/)?[\w-]*(?:schema|text|texts|text-limits|field-errors|booked-day|pins|sentences|problems)\.ts|\/node_modules\/zod\//
/** A public island's folder, or a form's, which has no island. */
const AREA = /\/src\/(?:islands\/(?!ui\/)([\w-]+)|components\/(contact|orders))\/(?!prefetch-order-form)/
const EVERY_PAGE = source('(layouts/(Site|Admin|idle)|components/orders/(prefetch-order-form|OrderDialog))')
const PAGE_SCRIPT = /\?astro&type=script/
const FEEDS = source('islands/catalog/Shop')
const SELLING = source('(islands/(catalog|orders|customers|contacts|account|analytics)/[\\w-]+|components/orders/[\\w-]+)')
const SENDING = source('components/(forms/outbox|orders/sending|contact/sending)')
/** The table of districts, which few screens need. */
const DISTRICTS = source('domain/(district-table|districts|orders/(delivery-charges|order-address))')
/** What draws the codes to pay by and to set Two-Factor up, in a few dialogs. */
const QR = /\/node_modules\/uqr\/|\/src\/domain\/customers\/qr\./
/** The line's slider, which needs no React. */
const SLIDER = source('components/line/slide')
const ADMIN_BELL = source('islands/notifications/AdminBell')
/** What the dashboard shows below, and Settings on one tab, each in its file. */
const SET_UP = [source('islands/ui/OrderNotices'), source('islands/ui/ReadyToSell')]
/** A few lines in place of methods that the oldest browsers lack: each page runs some of them. */
const IN_PLACE_OF_METHODS = source('(domain/(addresses|lists|own-keys|well-formed)|islands/ui/(added-styles|matches))')
/** What the role of the operator lets each screen show. */
const OWN_ROLE = source('(stores/account/own-role|domain/account/roles)')

/** What a group asks of a module. */
interface ModuleInfo {
  id: string
  /** Whether one of what starts it (pages' scripts, islands, what is brought when it is needed) is named like this, or each. */
  some: (pattern: RegExp) => boolean
  every: (pattern: RegExp) => boolean
  /** Whether each of those needs this. */
  allUse: (pattern: RegExp) => boolean
  /** The one page's script or island that it belongs to. */
  owner: string | undefined
  isShared: boolean
  /** Screens of the back office, and public islands, that need it. */
  screens: readonly string[]
  islands: readonly string[]
  isPublic: boolean
  /** Whether it needs neither React nor schemas. */
  isPlain: boolean
}

/**
 * What is needed together comes in one file. A module goes to the first group that takes it; one that none takes stays with
 * what imports it. Nothing in a group runs by itself, but for the one page's script that it is named after.
 */
const GROUPS: ((info: ModuleInfo) => string | false | undefined)[] = [
  // Stays on the device until React changes.
  ({ id }) => REACT.test(id) && 'react',
  // Needed by what keeps on the device, and by nothing else.
  ({ id }) => IDB.test(id) && 'idb',
  // Follows React, and would make the stores of every page heavier.
  ({ id }) => FOLLOWED.test(id) && 'islands',
  // One page's own: in one file with its script.
  ({ id, owner }) => !ADMIN_BELL.test(id) && owner,
  ({ id }) => IN_PLACE_OF_METHODS.test(id) && 'every-page',
  // What all screens ask, also before React is there.
  ({ id }) => OWN_ROLE.test(id) && 'screens',
  // What each page runs, and the words that it speaks.
  ({ id, isShared, some }) => isShared && (some(EVERY_PAGE) || (WORDS.test(id) && some(WORDS))) && 'every-page',
  // What the scripts of single pages share.
  ({ isShared, some }) => isShared && some(PAGE_SCRIPT) && 'page-scripts',
  // The line's slider stands on pages with islands, and on some without.
  ({ isShared, some }) => isShared && some(SLIDER) && (some(FEEDS) ? 'every-page' : 'feeding-and-ponds'),
  // Schemas come with the first input of a form.
  ({ id, isShared, allUse }) => isShared && SCHEMA.test(id) && allUse(ZOD) && 'schemas',
  // What the shop shares with forms and screens that sell.
  ({ isShared, some, every }) => isShared && some(FEEDS) && every(SELLING) && 'feeds',
  // What several islands need, or an island and a screen.
  ({ isShared, islands, screens }) => isShared && islands.length > (screens.length > 0 ? 1 : 2) && 'islands',
  // What two islands need alone.
  ({ isShared, isPlain, islands }) => isShared && islands.length > 1 && islands.join('-and-') + (isPlain ? '' : '-islands'),
  // A large table, for the few that ask for a district.
  ({ id }) => DISTRICTS.test(id) && 'districts',
  // A drawing, for the few that have a code.
  ({ id }) => QR.test(id) && 'qr',
  // What public pages and screens share, without React.
  ({ isPlain, isPublic, screens }) => isPlain && isPublic && screens.length > 0 && 'plain',
  // What sends a form, once it is filled in.
  ({ isShared, screens, some }) => isShared && screens.length === 0 && some(SENDING) && 'sending',
  // What two screens bring once they stand.
  ({ every }) => SET_UP.some(every) && `set-up-${SET_UP.findIndex(every)}`,
  // What several screens need, and the bell that all of them have.
  ({ id, isPublic, screens, allUse }) => (ADMIN_BELL.test(id) || (!isPublic && screens.length > 1 && !allUse(ZOD))) && 'screens',
  // What several screens need once one of their dialogs opens.
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
    isPublic: some(PLAIN_PUBLIC) || areas.size > screens.length,
    isPlain: !uses(id, REACT, graph) && !uses(id, ZOD, graph),
  }
}

const screenOf = (id: string) => SCREENS.find(({ island }) => id.endsWith(island))

const areaOf = (id: string): string | undefined => screenOf(id)?.area ?? AREA.exec(id)?.slice(1).find(Boolean)

/** The areas that bring what something starts: its own, or those of what imports it when it is needed. */
function areasOf(id: string, graph: ModuleGraph): string[] {
  const leading = graph.getModuleInfo(id)?.isEntry ? [id] : [...leadingTo(id, graph)]
  const areas = leading.filter((each) => graph.getModuleInfo(each)?.isEntry).flatMap((each) => areaOf(each) ?? [])
  // A part of several screens belongs to one of its own folder.
  const own = SCREENS.find(({ island, area }) => areas.includes(area) && id.includes(`${dirname(island)}/`))
  return own && areas.every((area) => area.startsWith('admin/')) ? [own.area] : areas
}

/** Groups scripts by what needs them: saves `/shop` 18 requests, and a screen of the back office up to 35. */
export function chunks(): Plugin {
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
        : null,
    /** Lets a file that is asked for first name all that it needs, so that nothing waits for a third file in turn. */
    renderChunk(code, chunk, _options, { chunks: all }) {
      // A file of several parts is brought for each of them.
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
      const foreign = used.filter((id) => !REACT.test(id) && !ROLLDOWN.test(id))
      if (runtimes.length !== 1 || foreign.length > 0) this.error(`React is not a file of its own: ${foreign.join(', ')}`)
    },
  }
}
