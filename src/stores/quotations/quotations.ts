import type { LinkedQuotation, NewQuotation, QuotationSums } from '~/domain/quotations/schema'
import { call } from '../client'
import { listPageStore, rowStore } from '../list-page'

const POLL_EVERY = 10_000

export const quotationPage = listPageStore<LinkedQuotation, QuotationSums, QuotationSums>('/api/quotations', POLL_EVERY)

export const openQuotation = rowStore<LinkedQuotation>('/api/quotations', POLL_EVERY)

/** Makes a quotation. All calls here throw AnswerError or the network's error. */
export const createQuotation = (quotation: NewQuotation, idempotencyKey: string) =>
  change('/api/quotations', { body: quotation, idempotencyKey })

/** Makes the order of a quotation, as the buyer said. */
export const acceptQuotation = (id: number, address: string) => change(`/api/quotations/${id}/acceptance`, { body: { address } })

export const withdrawQuotation = (id: number) => change(`/api/quotations/${id}/withdrawal`, {})

async function change(path: string, sent: Parameters<typeof call>[2]): Promise<LinkedQuotation> {
  const { body } = await call('POST', path, { ...sent, needsSignIn: true })
  const quotation = body as LinkedQuotation
  quotationPage.replace(quotation)
  openQuotation.replace(quotation)
  return quotation
}
