import type { PageParams } from '../page-params'
import { film } from './order-messages'

export const home = ({ pellet, rates }: PageParams) => ({
  hero: {
    headline: 'Trout feed for Kashmir’s farms, fry to broodstock',
    /** `price` is the lowest price for sale. `bag` is the weight for that price if the bag weights differ. */
    offer: (pellets: number, bags: string, price: string, bag: string) =>
      `${['', 'One pellet', 'Two pellets', 'Three pellets', 'Four pellets'][pellets] ?? `${pellets} pellets`} in ${bags} bags, from ${price}${bag && ` for ${bag}`}.`,
    order: 'Order on your phone; we call you to confirm.',
    products: 'View Products',
    quote: 'Get Quote',
    pause: film.pause,
  },
  highlights: {
    pellets: {
      title: 'A pellet for each size',
      text: `${pellet.early} for fry, ${pellet.small} for fingerlings, ${pellet.stock} for growers and broodstock. Change when most of a pond has outgrown its pellet.`,
      link: 'Compare the three feeds',
    },
    weight: {
      title: 'Feed by weight, not by eye',
      text: 'Count the fish, weigh a sample, read the thermometer. The calculator gives kilograms a day and bags a month.',
      link: 'Work out your feed',
    },
    mill: {
      title: 'Milled in Kashmir',
      text: 'No bag waits for a pass to open on its way to your farm, and you can ask the people who made it.',
      link: 'Ask the mill',
    },
  },
  about: {
    title: 'One job: trout feed',
    paragraphs: [
      'Trout want cold, moving water and a feed rich in protein. You have the water. We make the feed: three pellets, from the first weeks to broodstock.',
      'Each bag states its protein, fat, fibre, moisture, energy and pellet size. Weigh what you feed and what your fish gain, and judge us by that.',
    ] as const,
    link: 'How we work',
  },
  featured: {
    title: 'Featured products',
    text: 'Today’s price of each bag, and what is in it.',
    badges: { 'Best Seller': 'Best Seller', New: 'New', Premium: 'Premium', Featured: 'Featured' },
    before: 'Original price',
    reviews: (count: string) => `(${count} reviews)`,
    delivery: 'Free delivery',
  },
  products: { title: 'Our products', text: 'Choose by the weight of your fish, not by their age.' },
  product: {
    figures: (pellet: string, protein: string, energy: string) => `${pellet} pellet, ${protein} protein, ${energy}`,
    perKilogram: (price: string) => `${price} a kg`,
    order: 'Order',
    orderOf: (name: string) => `Order ${name}`,
    compare: 'Compare the three feeds',
  },
  feedingGuide: {
    title: 'Feeding guide',
    text: `Fry eat ${rates.fry.share} of their weight a day in ${rates.fry.feeds} feeds, growers ${rates.grower.share} in ${rates.grower.feeds}. Give less in cold water, and little or nothing in warm.`,
  },
  feeds: {
    link: 'Work out your feed',
  },
  team: { title: 'Team', text: 'For every part of your feed, there is someone to ask.' },
  meetTheTeam: 'Meet the team',
  contact: { title: 'Contact', text: 'Ask for a price, a delivery day or advice on your pond.' },
})

export const gallery = {
  title: 'Gallery',
  text: 'The water, the pellets and the bags.',
  shown: (shown: string, all: string) => `Showing ${shown} of ${all}`,
}
