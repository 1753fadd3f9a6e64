import { keepTimeOnSite, recordPageView, recordVisitor } from '~/stores/visitors'

const COUNT_EVERY = 30_000

/** Records the visit and the page it begins with, and from then on each page that is opened; once a document. */
export function track() {
  void recordVisitor(location.pathname)
  // In a turn of its own.
  setTimeout(view)
  document.addEventListener('astro:page-load', view)
  setInterval(keepTime, COUNT_EVERY)
  addEventListener('pagehide', keepTime)
}

const view = () => void recordPageView(location.pathname, document.title)

const keepTime = () => keepTimeOnSite(performance.now())
