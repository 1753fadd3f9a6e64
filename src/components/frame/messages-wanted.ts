import type { Messages } from '~/content/load-messages'

declare global {
  /** Brings the words of the page's language. `site.ts` sets it, and says so by the event `site`. */
  var loadPageMessages: (() => Promise<Messages>) | undefined
}

/** Waits for the words of the page. The directive stands in the page itself, and can import no file. */
export async function pageMessages(): Promise<Messages> {
  if (globalThis.loadPageMessages) return globalThis.loadPageMessages()
  await new Promise((come) => addEventListener('site', come, { once: true }))
  return pageMessages()
}
