const phone = matchMedia('screen and (max-width: 47.99em)')

/** Closes the guide's parts on a phone, except the one that the address names. */
export function foldParts(page = document, { hash }: { hash: string } = location) {
  for (const part of partsIn(page)) part.open = !phone.matches
  openPart(hash, page)
}

const partsIn = (place: ParentNode) => place.querySelectorAll<HTMLDetailsElement>('details[data-part]')

/** Opens the part that has or holds an anchor. */
function openPart(hash: string, page = document) {
  const section = page.getElementById(hash.slice(1))?.closest('main > section')
  for (const part of section ? partsIn(section) : []) part.open = true
}

// A wider window and paper show all parts.
phone.addEventListener('change', () => {
  if (!phone.matches) foldParts()
})
addEventListener('hashchange', () => openPart(location.hash))
// A link to the part that the address already names changes no address.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
  if (link) openPart(link.hash)
})
