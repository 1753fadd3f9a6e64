import { isolated } from '../message-params'

/** A price, phone, name or number that comes as it is, kept in its own order. */
export const asIs = (text: string): string => isolated('ur', text)
