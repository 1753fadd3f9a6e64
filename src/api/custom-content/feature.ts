import { labelOf } from '~/domain/account/custom-content'
import { customContent, MEASURED, newCustomContent } from '~/domain/account/custom-content-schema'
import { LANGUAGES } from '~/languages'
import { defineFeature } from '../feature'
import { bookkeeper, empty, nothing, operator } from '../http/endpoint'
import { table } from '../store/shop-schema'
import {
  createCustomContent,
  deleteCustomContent,
  listCustomContent,
  remindOfCertificates,
  updateCustomContent,
} from './custom-content'

const CUSTOM_CONTENT_FIELDS = [
  ...['name', 'number', 'issuer', 'validUntil', 'sku', ...MEASURED, 'of', 'from', 'until', 'order'],
  ...['text', 'question', 'answer', 'caption'].flatMap((field) => LANGUAGES.map((language) => `${field}_${language}`)),
]

const tables = {
  ownWords: table(customContent, 'id', {}),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const customContentFeature = defineFeature({
  tables,
  erased: {
    ownWords: undefined,
  },
  audited: {
    ownWords: {
      noun: 'own-words',
      labelOf,
      seen: ({ words }) => ({ ...words }),
      values: CUSTOM_CONTENT_FIELDS,
    },
  },
  calls: {
    '/own-words': {
      GET: bookkeeper.list('ownWords', listCustomContent).answers(customContent),
      POST: operator(newCustomContent, createCustomContent).answers(customContent),
    },
    '/own-words/[id]': {
      PUT: operator(newCustomContent, updateCustomContent).ofVersion().answers(customContent),
      DELETE: operator(nothing, deleteCustomContent).answers(empty),
    },
  },
  jobs: [remindOfCertificates],
})
