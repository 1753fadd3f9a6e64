import type { Call, CallContext } from '~/api/http/call'
import { tooLarge } from '~/api/http/problems'
import { type ShopReader, type Store, StoreUnavailable } from '~/api/store/store'
import { imageSource } from '~/domain/catalog/images'
import { MAX_IMAGE_BYTES, type Upload } from '~/domain/catalog/images-schema'
import type { Uploads } from './upload-files'

const MAX_WAITING = 40
let waiting = 0

/** Stores a picture and returns its address and widths; 413, 415 or 422 for an invalid one, 503 for a full disk. */
export async function keepUpload({ input, now }: Call<File>, { locals }: CallContext): Promise<Upload> {
  if (input.size > MAX_IMAGE_BYTES) throw tooLarge('5 MB')
  if (waiting >= MAX_WAITING) throw new StoreUnavailable('Too many pictures wait to be decoded.')
  waiting++
  try {
    // The picture library takes tens of megabytes, so it is loaded at the first upload.
    const { reencode } = await import('./pictures')
    const name = await keep(await reencode(new Uint8Array(await input.arrayBuffer())), locals.uploads)
    // Not awaited, because listing a bucket takes long.
    void sweepUploads(locals, Date.parse(now))
    const { src, srcSet = '', width = 0, height = 0 } = imageSource(`/uploads/${name}`)
    return { url: src, srcset: srcSet, width, height }
  } finally {
    waiting--
  }
}

/** Deletes uploads older than a day that no product, picture, certificate, photo or entry of the box shows. Logs a failure in one line. */
export async function sweepUploads({ store, uploads }: { store: Store; uploads: Uploads }, now: number): Promise<void> {
  try {
    await uploads.sweep(() => store.read(shownUploads), now)
  } catch (error) {
    console.error(`Old uploads could not be removed: ${error instanceof Error ? error.message : error}`)
  }
}

async function keep(pictures: Parameters<Uploads['add']>[0], uploads: Uploads): Promise<string> {
  try {
    return await uploads.add(pictures)
  } catch (cause) {
    throw new StoreUnavailable('The picture could not be written.', { cause })
  }
}

function shownUploads(shop: ShopReader): Set<string> {
  const products = [...shop.products.rows(), ...shop.deletedProducts.rows()]
  const images = [...shop.showcaseImages.rows(), ...shop.deletedShowcaseImages.rows()]
  const ownPictures = [...shop.ownWords.rows()].map(({ words }) => ('imageUrl' in words && words.imageUrl) || '')
  const photos = [...shop.boxEntries.rows()].map(({ imageUrl = '' }) => imageUrl)
  const shown = [...images.map(({ imageUrl }) => imageUrl), ...ownPictures, ...photos]
  const addresses = [...products.flatMap((product) => product.images), ...shown]
  return new Set(addresses.map((address) => address.replace(/^\/uploads\//, '')))
}
