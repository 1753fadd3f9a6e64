import { routes } from '~/routes'

/** Rendered pages; at their second request they are compressed best. */
const RENDERED = routes.filter((route) => !route.isPrerendered).map(({ path }) => path)

/** Requests the rendered pages once, so that the first visitor does not wait. Failures are ignored. */
export async function warmPages(origin: string) {
  for (const path of [...RENDERED, ...RENDERED]) {
    await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {})
  }
}
