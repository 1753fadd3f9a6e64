/** Dialogs that Back closes. */
const OPEN = '#details[open], #order[open], #receipt[open]'

/** A history entry as the router numbers it; `dialog` marks that of an open dialog. */
type Entry = { index?: number; dialog?: boolean } | null

let here: Entry = history.state
let isSteppingBack = false

/** Then Back returns to the page with the link. */
const isOpenedByLink = () => /[?&](details|order)=/.test(location.search)

const isWithinPage = (left: Entry, entered: Entry) =>
  left?.index === entered?.index && Boolean(left?.dialog) !== Boolean(entered?.dialog)

/** An open dialog has one entry, which a replacing dialog reuses. Closing steps back, so that no entry is left. */
function keepEntry() {
  here = history.state
  // The pending step back would also remove an entry pushed now.
  if (isSteppingBack) return
  const isOpen = document.querySelector(OPEN) !== null
  if (isOpen === Boolean(here?.dialog)) return
  if (!isOpen) {
    isSteppingBack = true
    history.back()
  } else if (!isOpenedByLink()) {
    history.pushState({ ...here, dialog: true }, '')
    here = history.state
  }
}

function follow() {
  const [left, isOwn] = [here, isSteppingBack]
  here = history.state
  isSteppingBack = false
  if (!isWithinPage(left, here) || here?.dialog) return
  const dialog = document.querySelector<HTMLDialogElement>(OPEN)
  if (isOwn) keepEntry()
  else if (dialog) dialog.close()
  // The dialog was closed by a reload, or by a link in it.
  else history.back()
}

new MutationObserver(keepEntry).observe(document, { attributeFilter: ['open'], subtree: true })
addEventListener('popstate', follow)
// Runs before the router handles the step.
document.addEventListener(
  'astro:before-preparation',
  (event) => {
    if (event.navigationType !== 'traverse' || !isWithinPage(here, history.state)) return
    // The page is already open; loading it again would lose its state.
    event.stopImmediatePropagation()
    event.loader = () => new Promise(() => {})
  },
  { capture: true },
)
document.addEventListener('astro:after-swap', () => {
  here = history.state
  isSteppingBack = false
})
