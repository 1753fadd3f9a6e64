import type { ClientDirective } from 'astro'
import { isSlow } from '~/stores/connection'
import { whenCalm } from './calm'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:calm'?: boolean
  }
}

/**
 * Hydrates an island once the page is calm. A touch brings it at once, and so does scrolling to it on a slow connection,
 * where calm comes late.
 */
const calm: ClientDirective = (load, _options, island) => {
  const ended = new AbortController()
  const { signal } = ended
  const hydrate = async () => {
    if (signal.aborted) return
    ended.abort()
    const run = await load()
    await run()
  }
  whenCalm(hydrate)
  for (const touch of ['pointerdown', 'focusin']) island.addEventListener(touch, hydrate, { signal, passive: true })
  if (isSlow()) addEventListener('scroll', () => hydrateInView(island, hydrate), { signal, passive: true, once: true })
}

export default calm

/** Watches the island's content: the island's own element has no box. */
function hydrateInView(island: HTMLElement, hydrate: () => void) {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    hydrate()
  })
  for (const child of island.children) seen.observe(child)
}
