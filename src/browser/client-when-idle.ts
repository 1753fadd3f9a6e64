import type { ClientDirective } from 'astro'
import { isSlow } from '~/stores/connection'
import { whenIdle } from './when-idle'
import { pageWords } from './words-wanted'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:when-idle'?: boolean | 'touched' | 'unseen'
  }
}

const SIGNS = ['pointerdown', 'focusin', 'keydown'] as const
/** The line across the middle of the screen. */
const MIDDLE = '-50% 0px'

/** Whether the next page is on its way. An island that is removed while it hydrates reports an error. */
let isLeaving = false
document.addEventListener('astro:before-preparation', () => {
  isLeaving = true
})
document.addEventListener('astro:page-load', () => {
  isLeaving = false
})

/**
 * Hydrates an island at the first sign of its reader: a touch, a key, or once the page is idle its place in the middle of
 * the screen. On a slow line, where idle comes late, scrolling counts as well. `touched`: only a touch or a key; `unseen`:
 * also far from its reader, as the island that fills its page.
 */
const hydrateWhenIdle: ClientDirective = (load, { value }, island) => {
  const ended = new AbortController()
  const { signal } = ended
  const hydrate = () => {
    if (signal.aborted) return
    ended.abort()
    // What waits for an idle page lets this pass.
    globalThis.waking = Promise.allSettled([globalThis.waking, wake(island, load)])
  }
  const watch = () => (value === 'unseen' ? hydrate() : hydrateInMiddle(island, hydrate))
  for (const sign of SIGNS) island.addEventListener(sign, hydrate, { signal, passive: true })
  if (island.contains(document.activeElement)) return hydrate()
  if (value === 'touched') return
  whenIdle(watch)
  if (isSlow()) addEventListener('scroll', watch, { signal, passive: true, once: true })
}

export default hydrateWhenIdle

async function wake(island: HTMLElement, load: Parameters<ClientDirective>[0]) {
  const pressed = watchPress(island)
  const [run] = await Promise.all([load(), pageWords()])
  island.dispatchEvent(new Event('waking'))
  // A persisted island hydrates on the next page; a removed one never does.
  if (isLeaving) document.addEventListener('astro:page-load', run, { once: true })
  else await run()
  pressed()?.click()
}

/** Keeps the button that is pressed until the island is awake, also the one that was pressed before scripts ran. */
function watchPress(island: HTMLElement): () => HTMLElement | null | undefined {
  let pressed: HTMLElement | null | undefined = [...island.querySelectorAll<HTMLButtonElement>('button[type="button"]')].find(
    wasPressed,
  )
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[type="button"]')
  }
  island.addEventListener('click', note)
  return () => {
    island.removeEventListener('click', note)
    return pressed
  }
}

/** Whether a button was pressed before scripts ran: by a pointer, which shows no focus, or by a key, which opened its popover. */
const wasPressed = (button: HTMLButtonElement) =>
  button.matches(':focus:not(:focus-visible)') || button.popoverTargetElement?.matches(':popover-open')

/** Observes the island's children, because `astro-island` itself has no box. */
function hydrateInMiddle(island: HTMLElement, hydrate: () => void) {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      hydrate()
    },
    { rootMargin: MIDDLE },
  )
  for (const child of island.children) seen.observe(child)
}
