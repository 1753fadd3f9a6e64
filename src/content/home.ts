import { fact } from '~/formats/facts'

/** The headline, in eight words. */
export const headline = 'Trout feed for Kashmir’s farms, fry to broodstock'

/** The line under the headline; `price` is the lowest of the shop, formatted. */
export const offer = (price: string) => `Three pellets in 25 kg bags, from ${price}. Order on your phone; we call you to confirm.`

/** The same line while no price is known. */
export const offerWithoutPrice = 'Three pellets in 25 kg bags. Order on your phone; we call you to confirm.'

export const highlights = [
  {
    title: 'A pellet for each size',
    text: `${fact('early.millimetres')} mm for fry, ${fact('small.millimetres')} mm for fingerlings, ${fact('stock.millimetres')} mm for growers and broodstock. Change when most of a pond has outgrown its pellet.`,
    link: { path: '/products', label: 'Compare the three feeds' },
  },
  {
    title: 'Feed by weight, not by eye',
    text: 'Count the fish, weigh a sample, read the thermometer. The calculator gives kilograms a day and bags a month.',
    link: { path: '/feeding-guide#calculator', label: 'Work out your feed' },
  },
  {
    title: 'Milled in Kashmir',
    text: 'No bag waits for a pass to open on its way to your farm, and you can ask the people who made it.',
    link: { path: '/contact', label: 'Ask the mill' },
  },
] as const

export const about = {
  title: 'One job: trout feed',
  paragraphs: [
    'Trout want cold, moving water and a feed rich in protein. You have the water. We make the feed: three pellets, from the first weeks to broodstock.',
    'Each bag states its protein, fat, fibre, moisture, energy and pellet size. Weigh what you feed and what your fish gain, and judge us by that.',
  ],
  link: { path: '/about', label: 'How we work' },
} as const

/** Heading and opening line of each further section of the home page. */
export const sections = {
  featured: { title: 'Featured products', text: 'Today’s price of each bag, and what is in it.' },
  products: { title: 'Our products', text: 'Choose by the weight of your fish, not by their age.' },
  feedingGuide: {
    title: 'Feeding guide',
    text: 'Fry eat 5% of their weight a day in 10 feeds, growers 2% in 2. Give less in cold water, and little or nothing in warm.',
  },
  team: { title: 'Team', text: 'For every part of your feed, there is someone to ask.' },
  faq: { title: 'Questions farmers ask', text: '' },
  contact: { title: 'Contact', text: 'Ask for a price, a delivery day or advice on your pond.' },
} as const
