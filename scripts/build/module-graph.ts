import type { Rolldown } from 'vite'

/** The parts of a bundle's module information that are used here. */
export interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

type Links = Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'importedIds' | 'isEntry'>

export interface Start {
  id: string
  isEntry: boolean
}

/** The entries that need a module: page scripts, islands and dynamic imports. */
export function startsOf(id: string, graph: ModuleGraph): Start[] {
  const starts: Start[] = []
  for (const each of closure(id, ({ importers }) => importers, graph)) {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(each) ?? NONE
    if (isEntry || dynamicImporters.length > 0) starts.push({ id: each, isEntry })
  }
  return starts
}

/** Whether a module matches, or imports one that does. */
export const uses = (id: string, pattern: RegExp, graph: ModuleGraph): boolean =>
  [...closure(id, ({ importedIds }) => importedIds, graph)].some((each) => pattern.test(each))

/** All modules that import a module, directly or indirectly. */
export const leadingTo = (id: string, graph: ModuleGraph): Set<string> =>
  closure(id, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters], graph)

function closure(id: string, next: (links: Links) => readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set([id])
  for (const each of seen) for (const other of next(graph.getModuleInfo(each) ?? NONE)) seen.add(other)
  return seen
}

const NONE: Links = { importers: [], dynamicImporters: [], importedIds: [], isEntry: false }
