/** The dialogs that Back closes. */
const OPEN = '#details[open], #order[open], #receipt[open]'

/** An entry of the session history, as the router numbers them; `dialog` on that of an open dialog. */
type Entry = { index?: number; dialog?: boolean } | null

let here: Entry = history.state
let isSteppingBack = false

/** Back then leads to the page that holds the link. */
const isOpenedByLink = () => /[?&](details|order)=/.test(location.search)

const isWithinPage = (left: Entry, entered: Entry) =>
  left?.index === entered?.index && Boolean(left?.dialog) !== Boolean(entered?.dialog)

/** An open dialog has one entry, and so has one that opens in its place. Closing it steps back, so that no entry is left. */
function keepEntry() {
  here = history.state
  // A step back comes later, and would take with it what is pushed now.
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
  // A reload, or a link in it, has ended the dialog.
  else history.back()
}

new MutationObserver(keepEntry).observe(document, { attributeFilter: ['open'], subtree: true })
addEventListener('popstate', follow)
// The router follows a step first.
document.addEventListener(
  'astro:before-preparation',
  (event) => {
    if (event.navigationType !== 'traverse' || !isWithinPage(here, history.state)) return
    // The page is here: loading it again would lose what it shows.
    event.stopImmediatePropagation()
    event.loader = () => new Promise(() => {})
  },
  { capture: true },
)
document.addEventListener('astro:after-swap', () => {
  here = history.state
  isSteppingBack = false
})
