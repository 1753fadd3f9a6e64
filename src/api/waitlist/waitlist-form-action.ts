import type { Product } from '~/domain/catalog/schema'
import { newWaiting } from '~/domain/waitlist/schema'
import { type Language, languageField } from '~/languages'
import { formData, handleFormAction, type Post } from '../http/form-actions'
import { checked } from '../http/request-body'
import { createWaiting } from './waitlist'

/** Handles the form on the page of a feed that is out of stock. */
export async function waitlistFormAction(post: Post, { id: productId }: Pick<Product, 'id'>, language: Language) {
  return handleFormAction(post, await formData(post.request), {
    path: '/shop/[sku]',
    fields: ['phone'],
    check: ({ phone }) => checked({ productId, phone, ...languageField(language) }, newWaiting),
    mutate(shop, call) {
      createWaiting(shop, call)
      return { id: productId }
    },
    // Asking twice is asking once.
    stillExists: () => false,
  })
}
