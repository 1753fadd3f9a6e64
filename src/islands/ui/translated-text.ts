/**
 * Browser translators replace each text by `<font>` elements. React still references the original text: removing it or
 * inserting before it would throw, and changes to it would be invisible.
 */
const TRANSLATED = 'FONT'

/** The replacement of each text. */
const inPlaceOf = new WeakMap<Node, Element>()

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === TRANSLATED

/** Whether the island was translated before hydration, so that the server's texts are gone. */
export const isTranslated = (island: HTMLElement): boolean => island.querySelector(TRANSLATED) !== null

/** Lets React update and remove the texts of an island that a translator has replaced. */
export function watchTranslator(island: HTMLElement) {
  watch.observe(island, { childList: true, subtree: true })
}

const watch = new MutationObserver(note)

function note(records: readonly MutationRecord[]) {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') showAgain(target)
    else
      for (const removed of removedNodes) {
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
        if (removed.nodeType !== Node.TEXT_NODE || !translation) continue
        inPlaceOf.set(removed, translation)
        watch.observe(removed, { characterData: true })
      }
  }
}

/** A changed text is put back in place of its translation; the translator then translates it again. */
function showAgain(text: Node) {
  const translation = inPlaceOf.get(text)
  inPlaceOf.delete(text)
  if (!text.parentNode) translation?.replaceWith(text)
}

/** The node that represents a child in its parent; null if others have removed it. */
function standIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child
  note(watch.takeRecords())
  let stands: Node | null = child.parentNode ? child : (inPlaceOf.get(child) ?? null)
  while (stands && stands.parentNode !== parent) stands = stands.parentNode
  return stands
}

const { appendChild, insertBefore, removeChild } = Node.prototype

/** Removes the translation of a text that moves elsewhere. */
function leave(node: Node, parent: Node) {
  if (node.nodeType !== Node.TEXT_NODE || node.parentNode || isTranslation(parent)) return
  note(watch.takeRecords())
  inPlaceOf.get(node)?.remove()
}

Object.assign(Node.prototype, {
  appendChild(this: Node, node: Node) {
    leave(node, this)
    return appendChild.call(this, node)
  },
  insertBefore(this: Node, node: Node, next: Node | null) {
    leave(node, this)
    return insertBefore.call(this, node, next && standIn(this, next))
  },
  removeChild(this: Node, child: Node) {
    const stands = standIn(this, child)
    if (stands) removeChild.call(this, stands)
    return child
  },
})
