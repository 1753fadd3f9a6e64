import { isolated } from '../message-params'

/** Isolates an untranslated price, phone, name or number, so that its direction stays. */
export const asIs = (text: string): string => isolated('ur', text)
