import { customerWords } from '~/content/customer-words'
import type { Batch, Holder } from '~/domain/batches/schema'
import { indianNumber } from '~/domain/indian-numbers'
import { pathIn } from '~/languages'

/** What the operator writes to a buyer of a lot, in the buyer's language: a recall with its reason, or about the lot. */
export function recallMessage(
  { lot, state, reason }: Pick<Batch, 'lot' | 'state' | 'reason'>,
  { customerName, language = 'en', orders }: Holder,
  company: string,
): string {
  const { recall, aboutLot, lotOrder, lotPage } = customerWords[language].customers
  const name = customerName.trim()
  return [
    ...(state === 'recalled' ? [recall(name, company, lot), reason] : [aboutLot(name, company, lot)]),
    ...orders.map(({ id, bags }) => lotOrder(String(id), indianNumber(bags))),
    lotPage(location.origin + pathIn(language, `/sack/${lot}`)),
  ].join('\n')
}
