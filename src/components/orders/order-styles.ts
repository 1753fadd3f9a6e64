import { createHash } from 'node:crypto'
import css from '~/styles/order.css?inline'

/** The styles of the order form, and their hash for the policy of a page that has it. */
export const orderStyles = {
  text: css,
  hash: `sha256-${createHash('sha256').update(css).digest('base64')}` as const,
}
