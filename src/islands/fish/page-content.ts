import type { Box } from './swimming'

const READ = 'h1, h2, h3, p, li, dl, table, form:not([data-line]), search, figure, button, .button, summary, img'
/** What stands below each other in a page; islands and pages have no box of their own. */
const SECTIONS = 'body > :not(main), main > *, main > .pair > *, main > astro-island > *'
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])'
const ROOM = 12

export const isBackOffice = (): boolean => document.body.matches('.admin')

/** The visible parts of the page's content. */
export async function contentInView(): Promise<Box[]> {
  // The sections first: all texts of a long page would be one long task on a slow phone.
  const sections = await boxesInView(document.querySelectorAll(SECTIONS))
  const read = new Set<Element>()
  for (const { target } of sections) {
    if (target.matches(READ)) read.add(target)
    for (const element of target.querySelectorAll(READ)) read.add(element)
  }
  return (await boxesInView([...read])).map(({ boundingClientRect: { left, top, right, bottom } }) => ({
    left: left - ROOM,
    top: top - ROOM,
    right: right + ROOM,
    bottom: bottom + ROOM,
  }))
}

/** Reads positions in the next frame. Reading them now would force a layout, also of closed parts. */
function boxesInView(elements: Iterable<Element> & { readonly length: number }): Promise<IntersectionObserverEntry[]> {
  if (elements.length === 0) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries.filter(({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.width > 0))
    })
    for (const element of elements) observer.observe(element)
  })
}

export const isBusyReader = (): boolean =>
  Boolean(document.activeElement?.matches(TYPED) || document.querySelector('dialog[open]'))
