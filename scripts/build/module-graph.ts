import type { Rolldown } from 'vite'

/** What tells of the modules of a bundle. */
export interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

type Links = Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'importedIds' | 'isEntry'>

export interface Start {
  id: string
  isEntry: boolean
}

/** What asks for a module: the pages' scripts, islands and dynamic imports that cannot do without it. */
export function startsOf(id: string, graph: ModuleGraph): Start[] {
  const starts: Start[] = []
  for (const each of closure(id, ({ importers }) => importers, graph)) {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(each) ?? NONE
    if (isEntry || dynamicImporters.length > 0) starts.push({ id: each, isEntry })
  }
  return starts
}

/** Whether a module, or one that it imports, is one of those. */
export const uses = (id: string, pattern: RegExp, graph: ModuleGraph): boolean =>
  [...closure(id, ({ importedIds }) => importedIds, graph)].some((each) => pattern.test(each))

/** The modules that lead to one, in any way. */
export const leadingTo = (id: string, graph: ModuleGraph): Set<string> =>
  closure(id, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters], graph)

function closure(id: string, next: (links: Links) => readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set([id])
  for (const each of seen) for (const other of next(graph.getModuleInfo(each) ?? NONE)) seen.add(other)
  return seen
}

const NONE: Links = { importers: [], dynamicImporters: [], importedIds: [], isEntry: false }
