import { prefersReducedMotion } from '~/islands/ui/reduced-motion'
import { whenIdle } from '~/islands/ui/when-idle'
import { connection, isSaving } from '~/stores/connection'
import { pageMessages } from '../frame/messages-wanted'
import type { Film } from './hero-film'

const WIDE = '(width > 48rem)'

/** Whether the connection is fast and unmetered, and motion is allowed. Browsers without this information are judged by width. */
function mayPlay(): boolean {
  const { effectiveType, type } = connection()
  if (prefersReducedMotion() || isSaving() || type === 'cellular') return false
  return effectiveType ? effectiveType === '4g' : matchMedia(WIDE).matches
}

function bringFilm() {
  const hero = document.querySelector<HTMLElement>('.hero')
  const film = filmFor(matchMedia(WIDE).matches, matchMedia('(orientation: portrait)').matches)
  if (hero && film && mayPlay()) void loadFilm(hero, film)
}

async function loadFilm(hero: HTMLElement, film: Film) {
  const [{ showFilm }, words] = await Promise.all([import('./hero-film'), pageMessages()])
  showFilm(hero, film, words.film)
}

/** The film for a screen. A phone in landscape keeps the picture, because the wide film is too heavy for it. */
function filmFor(isWide: boolean, isPortrait: boolean): Film | undefined {
  if (isWide) return 'stream-960'
  return isPortrait ? 'stream-portrait' : undefined
}

function scrollTo(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.hero a') : null
  const section = link && document.querySelector<HTMLElement>(link.hash)
  if (!section) return
  event.preventDefault()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  history.replaceState(history.state, '', link.hash)
}

// Capture, to run before Astro's router, which would jump.
document.addEventListener('click', scrollTo, { capture: true })
document.addEventListener('astro:page-load', () => whenIdle(bringFilm))
