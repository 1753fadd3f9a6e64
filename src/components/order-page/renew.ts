/** Attributes set by the reader or by scripts, which a newer page does not have. */
const OWN = ['open', 'hidden']
const FIELDS = 'input, textarea'
const ERRORS = '[role="alert"], [aria-invalid="true"]'

/**
 * Updates an element to a newer page. Keeps what the reader is using: forms with their input and errors, open details, focus and
 * selection.
 */
export function renew(old: Element, newer: Element) {
  if (old instanceof HTMLFormElement || old.isEqualNode(newer)) return
  for (const { name } of [...old.attributes]) if (!newer.hasAttribute(name) && !OWN.includes(name)) old.removeAttribute(name)
  for (const { name, value } of newer.attributes) {
    if (old.getAttribute(name) !== value && !OWN.includes(name)) old.setAttribute(name, value)
  }
  renewChildren(old, newer)
}

function renewChildren(old: Element, newer: Element) {
  let rest = [...old.childNodes]
  for (const node of [...newer.childNodes]) {
    const place = rest.findIndex((each) => isSame(each, node))
    const known = rest[place]
    if (!known) {
      old.insertBefore(node, rest[0] ?? null)
      continue
    }
    for (const gone of rest.slice(0, place)) remove(gone)
    rest = rest.slice(place + 1)
    if (known instanceof Element) renew(known, node as Element)
    else if (known.nodeValue !== node.nodeValue) known.nodeValue = node.nodeValue
  }
  for (const gone of rest) remove(gone)
}

const isSame = (old: Node, newer: Node) => old.nodeName === newer.nodeName && nameOf(old) === nameOf(newer)

const nameOf = (node: Node) => (node instanceof Element ? node.id || node.getAttribute('aria-labelledby') : '')

function remove(node: ChildNode) {
  if (!(node instanceof Element && isInUse(node))) node.remove()
}

/** Whether it contains an error or a field in use. */
const isInUse = (element: Element) =>
  element.matches(ERRORS) ||
  element.querySelector(ERRORS) !== null ||
  [...element.querySelectorAll<HTMLInputElement>(FIELDS)].some(isTypedIn)

const isTypedIn = (field: HTMLInputElement) => field.value !== field.defaultValue || field === document.activeElement
