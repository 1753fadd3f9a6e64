import { keepTimeOnSite, recordPageView, recordVisitor } from '~/stores/analytics/visitors'

const COUNT_EVERY = 30_000

export function track() {
  void recordVisitor(location.pathname)
  setTimeout(view)
  document.addEventListener('astro:page-load', view)
  setInterval(keepTime, COUNT_EVERY)
  addEventListener('pagehide', keepTime)
}

const view = () => void recordPageView(location.pathname, document.title)

const keepTime = () => keepTimeOnSite(performance.now())
