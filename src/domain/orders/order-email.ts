import type { Setting } from '../account/settings-schema'
import type { Contact } from '../contacts/schema'
import type { Order } from './schema'

interface WithSettings {
  settings: { get(key: string): Pick<Setting, 'value'> | undefined }
}

/** Whether an order of the web, and the message that goes with it, need an e-mail address. */
export const requiresOrderEmail = ({ settings }: WithSettings): boolean => settings.get('require_order_email')?.value !== 'false'

/** Whether a message came with an order: from the same address or, where both have none, the same phone. */
export const isOfOrder = ({ email, phone }: Pick<Contact, 'email' | 'phone'>, order: Order | undefined): boolean =>
  order?.customerEmail === email && (email !== '' || order.customerPhone === phone)
