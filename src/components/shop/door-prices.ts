import { type AtDoor, doorPrice } from '~/content/door-price'
import { languageOfPage } from '~/stores/page-language'

/** Writes the prices at the door into the page, without one the usual texts. */
export function writePrices(at: AtDoor | undefined) {
  for (const line of document.querySelectorAll<HTMLElement>('[data-door-of]')) {
    const feed = JSON.parse(line.dataset['doorOf'] ?? '{}')
    line.textContent = at ? doorPrice(languageOfPage(), at, feed) : (line.dataset['usual'] ?? '')
  }
}
