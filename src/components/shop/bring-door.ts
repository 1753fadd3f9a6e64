import { pathIn } from '~/languages'
import { languageOfPage } from '~/stores/page-language'
import { STYLES } from '../frame/navigation'
import { beginWithDistrict, doorForm, doorIn, wordsIn, writePrices } from './door-prices'

/** Shows the prices at the reader's door in a page without the shop's choice of a district: by the shop's charges. */
export async function bringDoor(isWanted: () => boolean) {
  const answer = await fetch(pathIn(languageOfPage(), '/shop'))
  const shop = new DOMParser().parseFromString((await answer.text()).replace(STYLES, ''), 'text/html')
  const form = doorForm(shop)
  // The reader may be on another page now.
  if (!form || !isWanted()) return
  beginWithDistrict(form)
  const door = doorIn(form)
  if (door) writePrices(wordsIn(form), door)
}
