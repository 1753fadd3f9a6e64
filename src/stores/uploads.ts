import { upload } from '~/schemas/images'
import { post } from './client'
import { shrunkImage } from './shrunk-image'

/** Shrinks a picture, uploads it and returns its URL. Throws AnswerError or the network's error. */
export async function uploadImage(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData()
  form.append('image', await shrunkImage(file))
  return upload.parse(await post('/api/uploads', form, onProgress)).url
}
