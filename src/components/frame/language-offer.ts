import { languageOffers } from '~/content/language-offers'
import { LANGUAGES, languages } from '~/languages'

/** At the bottom of the window on the first screen, so that a reader can scroll free what it covers. Inline styles, because few readers see it. */
const LOOK = {
  position: 'fixed',
  insetBlockEnd: 'calc(var(--bottom-bar) + .375rem)',
  zIndex: '2',
  insetInline: '0',
  display: 'flex',
  gap: '.25rem',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'fit-content',
  margin: '0 auto',
  paddingInline: '.5rem',
  fontSize: '.9375rem',
  lineHeight: '1.5',
  borderRadius: '.5rem',
  color: 'var(--color-ink)',
  background: 'var(--color-raised)',
  boxShadow: 'var(--shadow-float)',
}

/** Offers the page in another language, until the reader chooses one. */
export function offer(preferred: string, choose: () => void) {
  const language = LANGUAGES.find((each) => each === preferred)
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"]`)
  const bar = document.querySelector<HTMLElement>('.bar')
  if (!language || !link || !bar) return
  const { read, close } = languageOffers[language]
  const line = document.createElement('p')
  Object.assign(line.style, LOOK)
  line.lang = languages[language].tag
  line.dir = languages[language].direction
  const taken = link.cloneNode() as HTMLAnchorElement
  taken.textContent = read
  taken.className = 'alone'
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'outline', textContent: close })
  Object.assign(button.style, {
    width: 'auto',
    margin: '0',
    padding: '.5rem',
    border: '0',
    fontSize: 'inherit',
  })
  line.append(taken, button)
  button.addEventListener('click', () => {
    choose()
    line.remove()
  })
  // Hidden below the first screen.
  const follow = () => {
    line.style.visibility = scrollY < innerHeight ? '' : 'hidden'
  }
  addEventListener('scroll', follow, { passive: true })
  follow()
  bar.after(line)
}
