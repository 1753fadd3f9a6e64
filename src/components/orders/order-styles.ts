import { createHash } from 'node:crypto'
import form from '~/styles/order.css?inline'
import amount from '~/styles/order-amount.css?inline'
import receipt from '~/styles/receipt.css?inline'

const css = form + amount + receipt

/** The styles of the order form and receipt, and their hash for the policy of pages with the form. */
export const orderStyles = {
  text: css,
  hash: `sha256-${createHash('sha256').update(css).digest('base64')}` as const,
}
