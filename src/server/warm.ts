import { publicRoutes } from '~/routes'
import { whenImproved } from './encodings'

/** What takes the first asker longest. */
const PATHS = [...publicRoutes.map(({ path }) => path), '/api/openapi.json']

/** Requests each public page twice, so that no visitor waits for it and it is compressed best. Failures are ignored. */
export async function warmPages(origin: string) {
  for (const path of PATHS) {
    for (const _ of [1, 2]) {
      await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {})
    }
    await whenImproved()
  }
}
