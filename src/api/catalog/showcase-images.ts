import type { NewShowcaseImage, ShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import { withOldNoted } from '~/domain/translations'
import type { Caller } from '../auth/auth'
import type { Call } from '../http/call'
import { namedRow, nextVersion, refuseUnseen } from '../http/rows'
import { restore, softDelete } from '../http/soft-delete'
import type { Shop, ShopReader } from '../store/store'

export function listShowcaseImages(shop: ShopReader, { caller }: { caller: Pick<Caller, 'isOperator'> }): ShowcaseImage[] {
  return [...shop.showcaseImages.rows()]
    .filter((image) => image.isActive || caller.isOperator)
    .sort((a, b) => a.order - b.order || a.id - b.id)
}

export const createShowcaseImage = (shop: Shop, { input }: Call<NewShowcaseImage>): ShowcaseImage =>
  shop.showcaseImages.insert({ ...input, description: input.description ?? null, version: 1 })

/** Replaces a picture; 404 for an unknown one, 409 if the caller has seen an older version. */
export function updateShowcaseImage(shop: Shop, call: Call<NewShowcaseImage>): ShowcaseImage {
  const before = namedRow(shop.showcaseImages, call, 'picture')
  refuseUnseen(before, call)
  const after = { ...call.input, description: call.input.description ?? null, ...nextVersion(before) }
  const image = withOldNoted(['title', 'description'], before, after)
  shop.showcaseImages.put(image)
  return image
}

export function deleteShowcaseImage(shop: Shop, call: Call): void {
  softDelete(shop.showcaseImages, shop.deletedShowcaseImages, namedRow(shop.showcaseImages, call, 'picture'), call.now)
}

export const restoreShowcaseImage = (shop: Shop, call: Call): ShowcaseImage =>
  restore(shop.showcaseImages, shop.deletedShowcaseImages, call, 'picture')
