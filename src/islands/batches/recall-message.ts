import { sack as en } from '~/content/en/sack'
import { sack as hi } from '~/content/hi/sack'
import { sack as ur } from '~/content/ur/sack'
import type { Batch, Holder } from '~/domain/batches/schema'
import { indianNumber } from '~/domain/indian-numbers'
import { pathIn } from '~/languages'

const WORDS = { en, ur, hi }

/** What the operator writes to a buyer of a lot, in the buyer's language: a recall with its reason, or about the lot. */
export function recallMessage(
  { lot, state, reason }: Pick<Batch, 'lot' | 'state' | 'reason'>,
  { customerName, language = 'en', orders }: Holder,
  { name, origin }: { name: string; origin: string },
): string {
  const { recall, about, order, page } = WORDS[language]
  const isRecall = state === 'recalled'
  return [
    (isRecall ? recall : about)(customerName.trim(), name, lot),
    ...(isRecall ? [reason] : []),
    ...orders.map(({ id, bags }) => order(String(id), indianNumber(bags))),
    page(origin + pathIn(language, `/sack/${lot}`)),
  ].join('\n')
}
