import { routes } from '~/routes'

/** Pages that the server renders, and compresses best once they have come twice. */
const RENDERED = routes.filter((route) => !route.isPrerendered).map(({ path }) => path)

/** Asks for the rendered pages as the first reader would, so that this reader waits for nothing. A failure costs only that. */
export async function warmPages(origin: string) {
  for (const path of [...RENDERED, ...RENDERED]) {
    await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {})
  }
}
