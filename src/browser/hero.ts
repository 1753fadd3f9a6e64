import { connection, isSaving } from '~/stores/connection'
import { isStill } from './reduced-motion'
import { whenCalm } from './when-idle'

const WIDE = '(width > 48rem)'

/** Whether a film in the background costs its reader nothing: fast, unmetered, wanted. A browser that does not say is a laptop's or none. */
function mayPlay(): boolean {
  const { effectiveType, type } = connection()
  if (isStill() || isSaving() || type === 'cellular') return false
  return effectiveType ? effectiveType === '4g' : matchMedia(WIDE).matches
}

function bringFilm() {
  const hero = document.querySelector<HTMLElement>('.hero')
  if (hero && mayPlay()) void import('./hero-film').then(({ showFilm }) => showFilm(hero, matchMedia(WIDE).matches ? 960 : 640))
}

/** The buttons of the hero scroll smoothly; without this script they are plain links to their sections. */
function scrollTo(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.hero a') : null
  const section = link && document.querySelector<HTMLElement>(link.hash)
  if (!section) return
  event.preventDefault()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: isStill() ? 'instant' : 'smooth' })
  history.replaceState(history.state, '', link.hash)
}

// Before the router, for which a link to a section is a jump.
document.addEventListener('click', scrollTo, { capture: true })
document.addEventListener('astro:page-load', () => whenCalm(bringFilm))
