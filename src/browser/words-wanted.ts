import type { LiveWords } from '~/content/live-words'

declare global {
  /** Brings the words of the page's language. `site.ts` sets it, and says so by the event `site`. */
  var bringPageWords: (() => Promise<LiveWords>) | undefined
}

/** Waits for the words of the page. The directive stands in the page itself, and can import no file. */
export async function pageWords(): Promise<LiveWords> {
  if (globalThis.bringPageWords) return globalThis.bringPageWords()
  await new Promise((come) => addEventListener('site', come, { once: true }))
  return pageWords()
}
