import type { publicRoutes } from '~/routes'
import type { PageParams } from '../page-params'

type Path = (typeof publicRoutes)[number]['path']

/** Title and description of each public page. The layout adds the company's name to the title. */
export const pages = ({ value, bag, answerHours }: PageParams): Record<Path, { title: string; description: string }> => ({
  '/': {
    title: 'Trout feed made in Kashmir',
    description: value('description'),
  },
  '/about': {
    title: 'About our feed mill',
    description: `How ${value('name')} makes trout feed in Kashmir: our story, our mission, and what every bag must contain.`,
  },
  '/products': {
    title: 'Three trout feeds compared',
    description:
      'Early, Small and Stock Stage trout feed side by side: fish size, pellet, protein, fat, fibre, moisture and energy, with a feeding calculator.',
  },
  '/shop': {
    title: 'Shop trout feed',
    description: `Trout feed in ${bag} bags: prices, stock and specifications. Order from your phone; we call you to confirm before anything is sent.`,
  },
  '/feeding-guide': {
    title: 'Trout feeding guide',
    description:
      'How much to feed trout each day by biomass, stage and water temperature: calculator, schedule, water quality, and what to do when fish stop eating.',
  },
  '/team': {
    title: 'Who answers for the feed',
    description:
      'Who answers for the formula, the mill, the tests and the delivery of your trout feed, and which department to ask.',
  },
  '/contact': {
    title: 'Contact and quotations',
    description: `Phone, WhatsApp, email and address of ${value('name')}. We answer within ${answerHours} hours, ${value('hours')}. Quotations from ${value('minimumOrder')}.`,
  },
  '/ponds': {
    title: 'Pond book for trout farms',
    description:
      'Note feed, deaths and weighings of your trout ponds on your own phone: real FCR, growth, feed cost a kilogram, bags left. No account, works offline.',
  },
  '/buying-from-us': {
    title: 'Buying from us',
    description: 'Who sells this feed, how you order and pay, what can be returned, and who answers for a complaint.',
  },
  '/privacy': {
    title: 'Your privacy',
    description: 'What this shop keeps of you, why and for how long, and how to have it shown or erased.',
  },
  '/wall-chart': {
    title: 'Which pellet, how much',
    description:
      'A chart for the wall of the feed store: which pellet for which trout, and how much feed a day by water temperature. One page to print.',
  },
  '/orders': {
    title: 'Orders of this device',
    description:
      'The orders placed on this device, each with a link to its own page. Kept on the device alone, without an account.',
  },
  '/offline': {
    title: 'No signal',
    description:
      'What this site keeps on your phone, and opens without a signal: feeding guide, pond book, products, shop and contact details.',
  },
})
