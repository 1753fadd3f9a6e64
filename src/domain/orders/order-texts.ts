import { indianNumber } from '../indian-numbers'
import type { Order, OrderStatus } from './schema'

/** How an order came, as it stands in a sentence. */
export const CHANNEL_WORDS = { web: 'on the web', phone: 'by phone', whatsapp: 'by WhatsApp' } as const

/** The statuses in which the promised day still lies ahead. */
const isAwaited = (status: OrderStatus) => status !== 'delivered' && status !== 'cancelled'

/** How many bags: '5 bags'. */
export function bagsInWords(bags: number): string {
  return `${indianNumber(bags)} ${bags === 1 ? 'bag' : 'bags'}`
}

export const bagsOf = ({ items }: Pick<Order, 'items'>): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** What was ordered, each feed by its short name and beside its figure: '4 × Small Stage, 1 × Stock Stage'. */
export const itemsInWords = ({ items }: Pick<Order, 'items'>): string =>
  items.map(({ quantity, productName }) => `${indianNumber(quantity)}\u00a0×\u00a0${shortName(productName)}`).join(', ')

const shortName = (name: string) => name.replace(/ (Trout )?Feed$/i, '')

/** The last day on which an order that is still awaited may come; undefined where none was promised, or it came. */
export const awaitedDay = ({ status, handling }: Pick<Order, 'status' | 'handling'>): string | undefined =>
  (isAwaited(status) && handling?.promisedDay) || undefined
