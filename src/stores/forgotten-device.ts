import { hasArrived } from './forms/outbox'
import { changeForms, keptForms } from './forms/outbox-storage'
import { stopFeedNotice } from './ponds/feed-notice'
import { wipePondBook } from './ponds/ponds'

/** Number of forms on this device that the shop has not received. Throws the errors of the browser's storage. */
export const countUnsent = async (): Promise<number> => (await keptForms()).filter((form) => !hasArrived(form)).length

/**
 * Deletes all data of the site in this browser, once no tab is sending a form; other tabs reload. Throws the errors of the
 * browser's storage.
 */
export async function forgetDevice(): Promise<void> {
  if (navigator.locks) await navigator.locks.request('outbox', removeAll)
  else await removeAll()
}

async function removeAll() {
  const trouble = await wipePondBook()
  if (trouble) throw new Error(trouble)
  await stopFeedNotice().catch(() => {})
  const forms = await keptForms()
  await changeForms(async (rows) => {
    for (const { id } of forms) await rows.delete(id)
  })
  // Other tabs get an event only if a value changes.
  localStorage.setItem('forgotten', '')
  localStorage.clear()
  sessionStorage.clear()
}
