import { publicRoutes } from '~/routes'
import { whenImproved } from './encodings'

/** Answers that take longest to compute at the first request. */
const PATHS = [...publicRoutes.map(({ path }) => path), '/api/openapi.json']

/** Requests each path twice, so that answers are cached and recompressed before visitors come. Ignores failures. */
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
