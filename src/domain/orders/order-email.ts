import type { Setting } from '../account/settings-schema'
import type { Contact } from '../contacts/schema'
import type { Order } from './schema'

interface WithSettings {
  settings: { get(key: string): Pick<Setting, 'value'> | undefined }
}

/** Whether web orders and their messages need an e-mail address. */
export const requiresOrderEmail = ({ settings }: WithSettings): boolean => settings.get('require_order_email')?.value !== 'false'

/** Whether a message belongs to an order: same e-mail address, or same phone if both have none. */
export const isOfOrder = ({ email, phone }: Pick<Contact, 'email' | 'phone'>, order: Order | undefined): boolean =>
  order?.customerEmail === email && (email !== '' || order.customerPhone === phone)
