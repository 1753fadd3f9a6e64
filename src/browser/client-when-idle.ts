import type { ClientDirective } from 'astro'
import { isSlow } from '~/stores/connection'
import { whenIdle } from './when-idle'
import { pageWords } from './words-wanted'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:when-idle'?: boolean | 'touched' | 'unseen'
  }
}

const AHEAD = '25%'

/** Whether the next page is on its way. An island that is removed while it hydrates reports an error. */
let isLeaving = false
document.addEventListener('astro:before-preparation', () => {
  isLeaving = true
})
document.addEventListener('astro:page-load', () => {
  isLeaving = false
})

/**
 * A touch hydrates an island at once, and scrolling on a slow line, where idle comes late; `touched`: only a touch; `unseen`:
 * also far from its reader, as the island that fills its page.
 */
const hydrateWhenIdle: ClientDirective = (load, { value }, island) => {
  const ended = new AbortController()
  const { signal } = ended
  const hydrate = async () => {
    if (signal.aborted) return
    ended.abort()
    const pressed = watchPress(island)
    const [run] = await Promise.all([load(), pageWords()])
    island.dispatchEvent(new Event('waking'))
    // A persisted island hydrates on the next page; a removed one never does.
    if (isLeaving) document.addEventListener('astro:page-load', run, { once: true })
    else await run()
    pressed()?.click()
  }
  const watch = () => (value === 'unseen' ? hydrate() : hydrateNear(island, hydrate))
  const waits = value === 'touched'
  if (!waits) whenIdle(watch)
  for (const touch of ['pointerdown', 'focusin']) island.addEventListener(touch, hydrate, { signal, passive: true })
  if (!waits && isSlow()) addEventListener('scroll', watch, { signal, passive: true, once: true })
}

export default hydrateWhenIdle

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

/** Observes the island's children, because `astro-island` itself has no box. */
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
