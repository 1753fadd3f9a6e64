import type { ClientDirective } from 'astro'
import { isSlow } from '~/stores/connection'
import { whenCalm } from './when-idle'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:calm'?: boolean | 'touched'
  }
}

/** How far beyond the screen an island comes alive, so that it is when it is seen. */
const AHEAD = '25%'

/** Whether a link has been followed and its page is on the way: an island taken away halfway through hydrating reports an error. */
let isLeaving = false
document.addEventListener('astro:before-preparation', () => {
  isLeaving = true
})
document.addEventListener('astro:page-load', () => {
  isLeaving = false
})

/**
 * Hydrates an island once the page is calm and the island near the screen. A touch brings it at once, and so does
 * scrolling to it on a slow connection, where calm comes late. One that waits to be `touched` comes by nothing else.
 */
const calm: ClientDirective = (load, { value }, island) => {
  const ended = new AbortController()
  const { signal } = ended
  const hydrate = async () => {
    if (signal.aborted) return
    ended.abort()
    const pressed = watchPress(island)
    const run = await load()
    island.dispatchEvent(new Event('waking'))
    // An island that stays while pages change comes alive on the next; one that is gone does not.
    if (isLeaving) document.addEventListener('astro:page-load', run, { once: true })
    else await run()
    pressed()?.click()
  }
  const watch = () => hydrateNear(island, hydrate)
  const waits = value === 'touched'
  if (!waits) whenCalm(watch)
  for (const touch of ['pointerdown', 'focusin']) island.addEventListener(touch, hydrate, { signal, passive: true })
  if (!waits && isSlow()) addEventListener('scroll', watch, { signal, passive: true, once: true })
}

export default calm

/** What was pressed in an island before it came alive, to be pressed again: a button, whose press would else be lost. */
function watchPress(island: HTMLElement): () => HTMLElement | undefined {
  let pressed: HTMLElement | undefined
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[type="button"]') ?? undefined
  }
  island.addEventListener('click', note)
  return () => {
    island.removeEventListener('click', note)
    return pressed
  }
}

/** Watches the island's content: the island's own element has no box. */
function hydrateNear(island: HTMLElement, hydrate: () => void) {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      hydrate()
    },
    { rootMargin: AHEAD },
  )
  for (const child of island.children) seen.observe(child)
}
