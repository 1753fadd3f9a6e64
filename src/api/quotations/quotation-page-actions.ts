import { newAcceptance, newQuotationAnswer, type Quotation } from '~/domain/quotations/schema'
import { said } from '~/domain/sentences'
import { type FormAction, formData, handleFormAction, type Post, textIn } from '../http/form-actions'
import { Refusal } from '../http/problems'
import { checked } from '../http/request-body'
import type { Shop } from '../store/store'
import { acceptQuotation, answerQuotation, quotationByToken } from './quotations'

const FIELDS = ['address', 'text'] as const

type QuotationPageAnswer = FormAction<(typeof FIELDS)[number]> & { action: 'accept' | 'answer' }

/** Handles a form of the quotation's page: accept or answer. The token in its URL authenticates the buyer. */
export async function postQuotationAction(post: Post, { id }: Quotation, token: string): Promise<QuotationPageAnswer> {
  const data = await formData(post.request)
  const way = { path: '/quotation', fields: FIELDS, skipOriginCheck: true, counted: [`quotation ${id}`] }
  if (textIn(data, 'action') === 'accept') {
    const posted = await handleFormAction(post, data, {
      ...way,
      check: (form) => ({ id, accepts: true, ...checked(form, newAcceptance) }),
      mutate: (shop, { input, now }) => {
        acceptQuotation(shop, opened(shop, token), input, { now, caller: { username: undefined } })
        return { id }
      },
      // Accepting twice is accepting once.
      stillExists: () => false,
    })
    return { ...posted, action: 'accept' }
  }
  const posted = await handleFormAction(post, data, {
    ...way,
    check: (form) => ({ id, ...checked(form, newQuotationAnswer) }),
    mutate: (shop, { input, now }) => void answerQuotation(shop, opened(shop, token), input, now),
  })
  return { ...posted, action: 'answer' }
}

/** The row may be gone meanwhile. */
function opened(shop: Shop, token: string): Quotation {
  const quotation = quotationByToken(shop, token)
  if (!quotation) throw new Refusal(404, said('failed'))
  return quotation
}
