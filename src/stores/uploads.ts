import { MAX_IMAGE_BYTES, upload } from '~/domain/catalog/images-schema'
import { AnswerError, addressOf } from './client'
import { SILENCE_OF_FILES, timeLimit } from './time-limit'

/** Shrinks a picture, uploads it and returns its URL. Throws AnswerError or the network's error. */
export async function uploadImage(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData()
  form.append('image', await shrunkImage(file))
  return upload.parse(await post('/api/uploads', form, onProgress)).url
}

/** Posts a form with a file. `onProgress` receives the share that was sent, 0 to 1, which fetch cannot tell. */
function post(path: string, form: FormData, onProgress: (share: number) => void): Promise<unknown> {
  const limit = timeLimit(SILENCE_OF_FILES)
  const sent = new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path))
    request.upload.onprogress = ({ loaded, total }) => {
      limit.heard()
      onProgress(loaded / total)
    }
    request.onerror = () => reject(new TypeError('Failed to send the file'))
    request.onabort = () => reject(limit.signal.reason)
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status === 201) resolve(JSON.parse(responseText))
      else reject(new AnswerError(status, responseText, statusText, request.getResponseHeader('retry-after')))
    }
    limit.signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
  return sent.finally(limit.end)
}

const LONGEST_SIDE = 1600
const QUALITY = 0.85

/** A picture of at most 1600 pixels a side. A file that is small or cannot be decoded here stays as it is. */
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
