import type { MessageParams } from '../message-params'

/** The shop's list of feeds. */
export const shop = (params: MessageParams) => ({
  products: 'Products',
  noSignal: (moment: string) => `No signal: these prices and stock are from ${moment}.`,
  failed: 'The products could not be loaded.',
  loading: 'Loading the products…',
  empty: 'Nothing is for sale just now. Please ask us on WhatsApp.',
  noMatch: `No feed matches this search. Try the weight of your fish, such as ${params.search.fish}.`,
  search: 'Search by name or description',
  placeholder: `Try ${params.search.fish}, ${params.search.pellet} or grower`,
  find: 'Search',
  category: 'Category',
  all: 'All categories',
  more: {
    label: 'More feeds',
    shown: (from: string, to: string, all: string) => `Feeds ${from} to ${to} of ${all}`,
    previous: 'Previous feeds',
    next: 'More feeds',
  },
})
