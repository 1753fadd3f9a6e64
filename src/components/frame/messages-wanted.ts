import type { Messages } from '~/content/load-messages'

declare global {
  /** Brings the words of the page's language. `site.ts` sets it, and says so by the event `site`. */
  var loadPageMessages: (() => Promise<Messages>) | undefined
}

/** Waits for the words of the page; throws where their script has failed. The directive stands in the page itself, and can import no file. */
export async function pageMessages(): Promise<Messages> {
  if (globalThis.loadPageMessages) return globalThis.loadPageMessages()
  // By then each script of the page has run, or failed.
  if (document.readyState === 'complete') throw new Error('The script of the site has failed.')
  await new Promise((come) => {
    for (const sign of ['site', 'load']) addEventListener(sign, come, { once: true })
  })
  return pageMessages()
}
