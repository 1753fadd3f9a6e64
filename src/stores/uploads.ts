import { upload } from '~/domain/catalog/images-schema'
import { AnswerError, addressOf } from './client'
import { shrunkImage } from './shrunk-image'
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
