import renderReact from '@astrojs/react/client.js'
import Boundary, { type Stands } from './Boundary'
import { isTranslated, watchTranslator } from './translated-text'
import { typedIn, watchTyped } from './typed-fields'

type Given = Record<string, unknown>

/** The renderer of each island: React with an error boundary, and support for translated pages. */
export default (place: HTMLElement) => {
  const render = renderReact(place)
  return (Island: Stands['Island'], given: Given, slots: Given, { client = '' }: { client?: string }) => {
    watchTyped(place)
    watchTranslator(place)
    const typed = typedIn(place)
    const begin = (how: string, onStand?: () => void) =>
      render(Stand, { ...given, stands: { Island, place, typed, onStand } }, slots, { client: how })
    // Hydration needs the server's texts, so a translated island is rendered again.
    if (place.hasAttribute('ssr') && isTranslated(place)) return new Promise<void>((done) => begin('only', done))
    return begin(client)
  }
}

const Stand = ({ stands, ...given }: Given & { stands: Omit<Stands, 'given'> }) => <Boundary {...stands} given={given} />
