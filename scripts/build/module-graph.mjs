/** What asks for a module: the pages' scripts, islands and dynamic imports that cannot do without it. */
export function startsOf(id, context) {
  const starts = []
  for (const each of closure(id, ({ importers }) => importers, context)) {
    const { isEntry, dynamicImporters } = context.getModuleInfo(each)
    if (isEntry || dynamicImporters.length > 0) starts.push({ id: each, isEntry })
  }
  return starts
}

/** Whether a module, or one that it imports, is one of those. */
export const uses = (id, pattern, context) =>
  [...closure(id, ({ importedIds }) => importedIds, context)].some((each) => pattern.test(each))

/** The modules that lead to one, in any way. */
export const leadingTo = (id, context) =>
  closure(id, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters], context)

function closure(id, next, context) {
  const seen = new Set([id])
  for (const each of seen) for (const other of next(context.getModuleInfo(each) ?? NONE)) seen.add(other)
  return seen
}

const NONE = { importers: [], dynamicImporters: [], importedIds: [] }
