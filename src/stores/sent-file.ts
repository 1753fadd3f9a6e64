import { AnswerError, addressOf } from './client'
import { SILENCE_OF_FILES, timeLimit } from './time-limit'

interface SentFile {
  method: 'POST' | 'PUT'
  body: FormData | string
  headers?: Record<string, string>
  /** Receives the upload progress from 0 to 1, which fetch cannot report. */
  onProgress: (share: number) => void
}

/** Uploads a file; throws AnswerError, the network's error, or a TimeoutError if the server is silent for too long. */
export function sendFile(path: string, { method, body, headers = {}, onProgress }: SentFile): Promise<unknown> {
  const limit = timeLimit(SILENCE_OF_FILES)
  const sent = new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, addressOf(path))
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      limit.heard()
      onProgress(loaded / total)
    }
    request.onerror = () => reject(new TypeError('Failed to send the file'))
    request.onabort = () => reject(limit.signal.reason)
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText))
      else reject(new AnswerError(status, responseText, statusText, request.getResponseHeader('retry-after')))
    }
    limit.signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
  return sent.finally(limit.end)
}
