import { whenIdle } from '~/islands/ui/when-idle'
import { languageOfPage } from '~/stores/page-language'

const CHOSEN = 'language_offer'

const isChosen = () => localStorage.getItem(CHOSEN) !== null
const choose = () => localStorage.setItem(CHOSEN, 'yes')

/** A link to another language keeps the query string, and is stored as the reader's choice. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (!link) return
  link.search = location.search
  link.hash = location.hash
  choose()
})

const offersAnother = () => document.querySelector('a[hreflang]') !== null && languageOfPage() !== preferred()

const preferred = () => (navigator.languages[0] ?? 'en').split('-')[0] ?? 'en'

// Loaded when idle, because most readers have the page in their language.
whenIdle(
  () => offersAnother() && !isChosen() && import('./language-offer').then((language) => language.offer(preferred(), choose)),
)
