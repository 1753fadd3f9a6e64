import type { NewShowcaseImage, ShowcaseImage } from '~/schemas/showcase-images'
import type { Caller } from './callers'
import type { Call } from './http'
import { namedRow } from './rows'
import type { Shop, ShopReader } from './store/store'

/** Gallery pictures by display order, then id: the active ones, and for the operator all. */
export function listShowcaseImages(shop: ShopReader, { caller }: { caller: Pick<Caller, 'isOperator'> }): ShowcaseImage[] {
  return [...shop.showcaseImages.rows()]
    .filter((image) => image.isActive || caller.isOperator)
    .sort((a, b) => a.order - b.order || a.id - b.id)
}

/** Adds a picture to the gallery. */
export const createShowcaseImage = (shop: Shop, { input }: Call<NewShowcaseImage>): ShowcaseImage =>
  shop.showcaseImages.insert(input)

/** Replaces a picture; 404 where there is none. */
export function updateShowcaseImage(shop: Shop, call: Call<NewShowcaseImage>): ShowcaseImage {
  const image = { ...call.input, id: namedRow(shop.showcaseImages, call, 'picture').id }
  shop.showcaseImages.put(image)
  return image
}

/** Takes a picture out of the gallery; 404 where there is none. */
export function deleteShowcaseImage(shop: Shop, call: Call): void {
  shop.showcaseImages.delete(namedRow(shop.showcaseImages, call, 'picture').id)
}
