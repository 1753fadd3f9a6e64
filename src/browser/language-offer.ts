import { languageOffers } from '~/content/language-offers'
import { LANGUAGES, languages } from '~/languages'

const PUT_AWAY = 'language_offer'

/** Offers the page in the language that the browser prefers, until it has been taken or put away. */
export function offer(preferred: string) {
  const language = LANGUAGES.find((each) => each === preferred)
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language="${language}"]`)
  if (!language || !link || localStorage.getItem(PUT_AWAY)) return
  const { read, close } = languageOffers[language]
  const line = document.createElement('p')
  line.className = 'language-offer'
  line.lang = languages[language].tag
  line.dir = languages[language].direction
  const taken = link.cloneNode() as HTMLAnchorElement
  taken.textContent = read
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'outline', textContent: close })
  line.append(taken, button)
  line.addEventListener('click', ({ target }) => {
    if (target === line) return
    localStorage.setItem(PUT_AWAY, 'yes')
    line.remove()
  })
  document.body.append(line)
}
