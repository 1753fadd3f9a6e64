import type { IncomingMessage } from 'node:http'
import { openedShop } from '~/api/opening'

const FOLDER = '/uploads/'

/** The answer with an uploaded picture, if the path names one that is there. Its name never stands for other bytes. */
export async function uploadedFile({ headers }: IncomingMessage, pathname: string): Promise<Response | undefined> {
  if (!pathname.startsWith(FOLDER)) return undefined
  const { uploads } = await openedShop()
  const name = pathname.slice(FOLDER.length)
  const bytes = await uploads.read(name)
  if (!bytes) return undefined
  const kept = { ETag: `"${name}"`, 'Cache-Control': 'public, max-age=31536000, immutable' }
  if (headers['if-none-match']?.includes(kept.ETag)) return new Response(null, { status: 304, headers: kept })
  return new Response(bytes, { headers: { 'Content-Type': 'image/webp', ...kept } })
}
