import type { ClientDirective } from 'astro'
import { matchesIfKnown } from '~/islands/ui/matches'
import { reducedMotion } from '~/islands/ui/reduced-motion'
import { whenIdle } from '~/islands/ui/when-idle'
import { isSlow } from '~/stores/connection'
import { pageMessages } from './messages-wanted'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:when-idle'?: boolean | 'touched' | 'unseen' | 'moving'
  }
}

const SIGNS = ['pointerdown', 'focusin', 'keydown'] as const
/** A line across the middle of the screen. */
const MIDDLE = '-50% 0px'

/** Whether a navigation is pending. An island that is removed while it hydrates reports an error. */
let isLeaving = false
document.addEventListener('astro:before-preparation', () => {
  isLeaving = true
})
document.addEventListener('astro:page-load', () => {
  isLeaving = false
})

/**
 * Hydrates an island at the first touch or key in it. On a fast connection also when the page is idle and the island is in the
 * middle of the screen; on a slow one, where React takes a second, also when the reader scrolls, taps or presses a key while the
 * island is in view. `touched`: only at a touch or key in it; `unseen`: also out of view, for an island that fills its page;
 * `moving`: also out of view, but not with reduced motion.
 */
const hydrateWhenIdle: ClientDirective = (load, options, island) => {
  const { value } = options
  const still = reducedMotion()
  if (value === 'moving' && still.matches) {
    const begin = () => hydrateWhenIdle(load, options, island)
    return still.addEventListener('change', begin, { once: true })
  }
  const ended = new AbortController()
  const { signal } = ended
  const hydrate = () => {
    if (signal.aborted) return
    ended.abort()
    // The timeout of its fallback starts here.
    for (const animation of island.getAnimations({ subtree: true })) animation.currentTime = 0
    // Idle work waits for this.
    globalThis.hydrating = Promise.allSettled([globalThis.hydrating, hydrateIsland(island, load)])
  }
  const isAnywhere = value === 'unseen' || value === 'moving'
  const watch = () => (isAnywhere ? hydrate() : hydrateInView(island, hydrate, isSlow() ? '0px' : MIDDLE))
  for (const sign of SIGNS) island.addEventListener(sign, hydrate, { signal, passive: true })
  if (island.contains(document.activeElement)) return hydrate()
  if (value === 'touched') return
  if (!isSlow()) return whenIdle(watch)
  for (const sign of [...SIGNS, 'scroll']) addEventListener(sign, watch, { signal, passive: true, once: true })
}

export default hydrateWhenIdle

async function hydrateIsland(island: HTMLElement, load: Parameters<ClientDirective>[0]) {
  const pressed = watchPress(island)
  const [run] = await Promise.all([load(), pageMessages()])
  island.dispatchEvent(new Event('hydrating'))
  // React handles later presses, so only an earlier one is pressed again.
  const pressAgain = pressed()
  // A persisted island hydrates on the next page, a removed one never.
  if (isLeaving) document.addEventListener('astro:page-load', run, { once: true })
  else await run()
  pressAgain()
}

/**
 * Notes the pressed button until the result is called, also if it was pressed before scripts ran. It is identified by position,
 * because a translated page is rerendered.
 */
function watchPress(island: HTMLElement): () => () => void {
  const buttons = () => [...island.querySelectorAll<HTMLButtonElement>('button[type="button"]')]
  let pressed = buttons().findIndex(wasPressed)
  const note = ({ target }: Event) => {
    pressed = buttons().findIndex((button) => button.contains(target as Node))
  }
  island.addEventListener('click', note)
  return () => {
    island.removeEventListener('click', note)
    return () => buttons()[pressed]?.click()
  }
}

/** Whether a button was pressed before scripts ran: by a pointer, or by a key that opened its popover. */
const wasPressed = (button: HTMLButtonElement) =>
  matchesIfKnown(button, ':focus:not(:focus-visible)') ||
  (button.popoverTargetElement && matchesIfKnown(button.popoverTargetElement, ':popover-open'))

/** Observes the island's children, because `astro-island` has no box. */
function hydrateInView(island: HTMLElement, hydrate: () => void, rootMargin: string) {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      hydrate()
    },
    { rootMargin },
  )
  for (const child of island.children) seen.observe(child)
}
