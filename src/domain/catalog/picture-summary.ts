import { sizeInWords } from '../account/system'
import { lastOf } from '../lists'

/** Summarizes a picture field: '2 pictures: sack-front.webp, 120 kB; saved, 1280 × 960'. A newly chosen file shows its name. */
export function pictureSummary(
  images: readonly string[],
  fileOf: (image: string) => Pick<File, 'name' | 'size'> | undefined,
): string {
  if (images.length === 0) return 'No picture yet.'
  const words = images.map((image) => {
    const file = fileOf(image)
    return file ? `${file.name}, ${sizeInWords(file.size)}` : savedWords(image)
  })
  return `${images.length} ${images.length === 1 ? 'picture' : 'pictures'}: ${words.join('; ')}`
}

/** Random names of uploads are not shown. */
function savedWords(address: string): string {
  const [, width, height] = /^\/uploads\/.*-(\d+)x(\d+)\.webp$/.exec(address) ?? []
  return width ? `saved, ${width} × ${height}` : (lastOf(address.split('/')) ?? address)
}
