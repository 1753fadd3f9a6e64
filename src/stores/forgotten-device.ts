import { hasArrived } from './forms/outbox'
import { changeForms, keptForms } from './forms/outbox-storage'
import { wipePondBook } from './ponds/ponds'

/** How many forms wait on this device that the shop has not got. Throws what the browser's storage throws. */
export const countUnsent = async (): Promise<number> => (await keptForms()).filter((form) => !hasArrived(form)).length

/**
 * Removes all that this browser keeps for the site, once no tab is sending a form; its other tabs begin anew. Throws what
 * the browser's storage throws.
 */
export async function forgetDevice(): Promise<void> {
  if (navigator.locks) await navigator.locks.request('outbox', removeAll)
  else await removeAll()
}

async function removeAll() {
  const trouble = await wipePondBook()
  if (trouble) throw new Error(trouble)
  const forms = await keptForms()
  await changeForms(async (rows) => {
    for (const { id } of forms) await rows.delete(id)
  })
  // The other tabs hear of it only where something was kept.
  localStorage.setItem('forgotten', '')
  localStorage.clear()
  sessionStorage.clear()
}
