import type { AtDoor } from '~/content/door-price'
import { DISTRICT, keptValue } from './kept-values'

/** The prices at the door of the district in the URL or kept on this device; undefined without one. */
export async function readersDoor(): Promise<AtDoor | undefined> {
  if (!keptValue(DISTRICT) && !new URLSearchParams(location.search).get('district')) return undefined
  try {
    return await (await import('./shop-door')).askDoor()
  } catch (error) {
    console.warn('Failed to look up the prices with delivery:', error)
    return undefined
  }
}
