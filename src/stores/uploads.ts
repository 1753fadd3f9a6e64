import { MAX_IMAGE_BYTES, upload } from '~/domain/catalog/images-schema'
import { sendFile } from './sent-file'

/** Resizes a picture, uploads it and returns its URL. Throws AnswerError or the network's error. */
export async function uploadImage(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData()
  form.append('image', await shrunkImage(file))
  return upload.parse(await sendFile('/api/uploads', { method: 'POST', body: form, onProgress })).url
}

const LONGEST_SIDE = 1600
const QUALITY = 0.85

/** A picture of at most 1600 pixels a side. A small or undecodable file stays unchanged. */
async function shrunkImage(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const shrunk = await redrawn(picture, scale)
  picture.close()
  const isWorthIt = shrunk !== null && (scale < 1 || file.size > MAX_IMAGE_BYTES) && shrunk.size < file.size
  return isWorthIt ? shrunk : file
}

async function redrawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const webp = await toBlob(canvas, 'image/webp')
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg')
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
