import { keepTimeOnSite, recordPageView, recordVisitor } from '~/stores/visitors'
import { whenCalm } from './calm'

const COUNT_EVERY = 30_000

whenCalm(() => void recordVisitor(location.pathname))

document.addEventListener('astro:page-load', () => {
  const { pathname } = location
  const { title } = document
  whenCalm(() => void recordPageView(pathname, title))
})

const keepTime = () => keepTimeOnSite(performance.now())
setInterval(keepTime, COUNT_EVERY)
addEventListener('pagehide', keepTime)
