import { getShop } from '~/api/startup/startup'
import type { Answer } from './answer'
import { CACHE_CONTROL } from './headers'
import type { Exchange } from './request-handler'

const FOLDER = '/uploads/'

export async function upload({ url: { pathname } }: Exchange): Promise<Answer | undefined> {
  if (!pathname.startsWith(FOLDER)) return undefined
  const { uploads } = await getShop()
  const name = pathname.slice(FOLDER.length)
  const bytes = await uploads.read(name)
  if (!bytes) return undefined
  const headers = new Headers({
    'Content-Type': 'image/webp',
    ETag: `"${name}"`,
    'Cache-Control': CACHE_CONTROL.hashed,
    'Accept-Ranges': 'bytes',
  })
  return { status: 200, headers, encodings: [], body: async () => bytes }
}
