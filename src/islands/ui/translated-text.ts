/**
 * A translator of the browser puts `<font>` in place of each text. React still holds the text that stood there: it would throw
 * where it removes that or puts something before it, and what it writes into it would not be seen.
 */
const TRANSLATED = 'FONT'

/** What stands in place of a text. */
const inPlaceOf = new WeakMap<Node, Element>()

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === TRANSLATED

/** Whether a translator was here before React: what the server wrote is no longer what stands there. */
export const isTranslated = (island: HTMLElement): boolean => island.querySelector(TRANSLATED) !== null

/** Lets React write and remove the texts of an island that a translator has replaced. */
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

/** A text that was written anew takes its place back; the translator then reads it as any other. */
function showAgain(text: Node) {
  const translation = inPlaceOf.get(text)
  inPlaceOf.delete(text)
  if (!text.parentNode) translation?.replaceWith(text)
}

/** What stands in a parent for one of its children: nothing where others have taken it away. */
function standIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child
  note(watch.takeRecords())
  let stands: Node | null = child.parentNode ? child : (inPlaceOf.get(child) ?? null)
  while (stands && stands.parentNode !== parent) stands = stands.parentNode
  return stands
}

const { appendChild, insertBefore, removeChild } = Node.prototype

/** A text that moves to another place leaves no translation behind. */
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
