import { indianNumber } from '../indian-numbers'
import { detailsInShort } from './order-line'
import type { Order, OrderStatus } from './schema'

/** The order channel, for use in a sentence. */
export const CHANNEL_WORDS = { web: 'on the web', phone: 'by phone', whatsapp: 'by WhatsApp' } as const

/** Whether the promised day is still relevant in this status. */
const isAwaited = (status: OrderStatus) => status !== 'delivered' && status !== 'cancelled'

/** Formats a number of bags: '5 bags'. */
export function bagsInWords(bags: number): string {
  return `${indianNumber(bags)} ${bags === 1 ? 'bag' : 'bags'}`
}

export const bagsOf = ({ items }: Pick<Order, 'items'>): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Lists the items with short names and quantities: '4 × Small Stage, 1 × Stock Stage'. */
export const itemsInWords = ({ items }: Pick<Order, 'items'>): string =>
  items.map((item) => [bagsOfFeed(item), inBrackets(detailsInShort(item))].filter(Boolean).join(' ')).join(', ')

const bagsOfFeed = ({ quantity, productName }: Order['items'][number]) =>
  `${indianNumber(quantity)}\u00a0×\u00a0${shortName(productName)}`

const inBrackets = (text: string) => text && `(${text})`

/** The name of a feed without its last word: Early Stage. */
export const shortName = (name: string) => name.replace(/ (Trout )?Feed$/i, '')

/** The promised last day of an open order; undefined if none was promised or the order is closed. */
export const awaitedDay = ({ status, handling }: Pick<Order, 'status' | 'handling'>): string | undefined =>
  (isAwaited(status) && handling?.promisedDay) || undefined
