import { languageOffers } from '~/content/language-offers'
import { LANGUAGES, languages } from '~/languages'

const PUT_AWAY = 'language_offer'

/** Over the page, so that nothing moves. Few readers see it, and no page brings these styles. */
const LOOK = {
  position: 'fixed',
  inset: 'auto 0 var(--bottom-bar)',
  zIndex: '2',
  display: 'flex',
  gap: '.5rem',
  alignItems: 'center',
  justifyContent: 'center',
  margin: '0',
  padding: '.25rem',
  fontSize: '.9375rem',
  background: 'var(--color-raised)',
  boxShadow: 'var(--shadow-float)',
}

export function offer(preferred: string) {
  const language = LANGUAGES.find((each) => each === preferred)
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"]`)
  if (!language || !link || localStorage.getItem(PUT_AWAY)) return
  const { read, close } = languageOffers[language]
  const line = document.createElement('p')
  Object.assign(line.style, LOOK)
  line.lang = languages[language].tag
  line.dir = languages[language].direction
  const taken = link.cloneNode() as HTMLAnchorElement
  taken.textContent = read
  taken.className = 'alone'
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'outline', textContent: close })
  Object.assign(button.style, { width: 'auto', margin: '0', padding: '.5rem .75rem', fontSize: 'inherit', whiteSpace: 'nowrap' })
  line.append(taken, button)
  line.addEventListener('click', ({ target }) => {
    if (target === line) return
    localStorage.setItem(PUT_AWAY, 'yes')
    line.remove()
  })
  document.body.append(line)
}
