import type { Messages } from '~/content/load-messages'

declare global {
  /** Loads the messages of the page's language. Set by `site.ts`, which then fires the event `site`. */
  var loadPageMessages: (() => Promise<Messages>) | undefined
}

/** Waits for the messages; throws if their script failed. The client directive is inline and cannot import a file. */
export async function pageMessages(): Promise<Messages> {
  if (globalThis.loadPageMessages) return globalThis.loadPageMessages()
  // By then each script of the page has run or failed.
  if (document.readyState === 'complete') throw new Error('The script of the site has failed.')
  await new Promise((come) => {
    for (const sign of ['site', 'load']) addEventListener(sign, come, { once: true })
  })
  return pageMessages()
}
