import type { Call, CallContext } from '~/api/http/call'
import { checked } from '~/api/http/request-body'
import { newestFirst } from '~/api/http/rows'
import { inDays } from '~/rules/days'
import { pageOf } from '~/rules/paging'
import { type Change, type ChangePage, changeQuery } from '~/schemas/changes'

export const COMMAND = '-'

/** A page of what operators have changed, newest first, by query parameters; 422 for a wrong one. */
export async function readChanges(_call: Call, { url, locals }: CallContext): Promise<ChangePage> {
  const asked = checked({ page: '1', ...Object.fromEntries(url.searchParams) }, changeQuery)
  const { operator, noun } = asked
  const isInDays = inDays(asked.from, asked.to)
  const isWanted = ({ at, username, noun: of }: Change) =>
    (operator === '' || (username ?? COMMAND) === operator) && (noun === '' || of === noun) && isInDays(at)
  const all = await locals.store.read((shop) => newestFirst(shop.changes.rows()))
  return { ...pageOf(all.filter(isWanted), String(asked.page), asked.size), operators: operatorsOf(all) }
}

function operatorsOf(changes: readonly Change[]): ChangePage['operators'] {
  const names = new Map<string | null, string>()
  for (const { username, name } of changes) if (!names.has(username)) names.set(username, name)
  return [...names].map(([username, name]) => ({ username, name }))
}
