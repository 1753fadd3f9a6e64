import { languageOffers } from '~/content/language-offers'
import { LANGUAGES, languages } from '~/languages'

/** Between the bar and the first words of the page. Inline styles, because few readers see it. */
const LOOK = {
  position: 'absolute',
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
  background: 'var(--color-raised)',
}
/** How far it overlaps the empty lower edge of the bar, in rem. */
const INTO_BAR = 0.5

/** Offers the page in another language, until the reader chooses one. */
export function offer(preferred: string, choose: () => void) {
  const language = LANGUAGES.find((each) => each === preferred)
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"]`)
  const bar = document.querySelector<HTMLElement>('.bar')
  if (!language || !link || !bar) return
  const { read, close } = languageOffers[language]
  const line = document.createElement('p')
  Object.assign(line.style, LOOK, { insetBlockStart: `calc(${bottomOf(bar)}px - ${INTO_BAR}rem)` })
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
  bar.after(line)
}

/** The bottom of the bar at the top of the page in pixels, independent of scrolling. */
function bottomOf(bar: HTMLElement): number {
  const isSticky = getComputedStyle(bar).position === 'sticky'
  if (isSticky) bar.style.position = 'relative'
  const bottom = bar.offsetTop + bar.offsetHeight
  if (isSticky) bar.style.position = ''
  return bottom
}
