import { getShop } from '~/api/opening/opening'
import type { Answer } from './answer'
import { KEPT } from './headers'

const FOLDER = '/uploads/'

/** The uploaded picture at this path, if there is one. Its name never stands for other bytes. */
export async function uploadedFile(pathname: string): Promise<Answer | undefined> {
  if (!pathname.startsWith(FOLDER)) return undefined
  const { uploads } = await getShop()
  const name = pathname.slice(FOLDER.length)
  const bytes = await uploads.read(name)
  if (!bytes) return undefined
  const headers = new Headers({
    'Content-Type': 'image/webp',
    ETag: `"${name}"`,
    'Cache-Control': KEPT.hashed,
    'Accept-Ranges': 'bytes',
  })
  return { status: 200, headers, encodings: [], body: async () => bytes }
}
