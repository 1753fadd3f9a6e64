import type { PageParams } from '../page-params'

export const products = ({ bag, pellet, rates }: PageParams) => ({
  introduction: {
    title: 'Three feeds, one for each size of fish',
    text: 'Choose by the weight of your fish, not by their age. When most of a pond has outgrown a pellet, change over a week.',
  },
  stages: { title: 'The three stages', text: `In ${bag} bags. Prices and stock are in the shop.` },
  texts: {
    early: `For fry, in the weeks when a trout grows fastest. Little and often: ten feeds a day, ${rates.fry.share} of biomass. First-feeding fry need a pellet finer than ${pellet.early}: ask us before you order.`,
    small: `For fingerlings. Four feeds a day, ${rates.fingerling.share} of biomass, spread along the whole pond so that small fish eat too.`,
    stock: `For growers, at ${rates.grower.share} of biomass a day, and for broodstock, at ${rates.broodstock.share}. Two feeds a day.`,
  },
  toShop: 'Price and stock',
  toShopFor: (name: string) => `Price and stock, ${name}`,
  fishSizes: (source: string) => `Fish sizes: ${source}.`,
  analysis: {
    title: 'What is in the bag',
    text: 'The six figures printed on each bag, and what they mean for the fish.',
  },
  /** The header of the column with the names of a bag's lines. */
  figure: 'Figure',
  lines: {
    protein: { label: 'Protein', note: 'Builds flesh; small fish need most.' },
    fat: { label: 'Fat', note: 'Energy, so that protein goes into growth.' },
    fiber: { label: 'Fibre', note: 'Trout cannot digest it: less is better.' },
    moisture: { label: 'Moisture', note: 'A dry pellet keeps; a damp one moulds.' },
    energy: { label: 'Energy', note: 'Kilojoules in a gram of feed.' },
    pelletSize: { label: 'Pellet', note: 'Small enough to swallow whole.' },
  },
  /** What a laboratory found in a feed, beside what its bag states. */
  measured: {
    title: 'Measured by a laboratory',
    stated: 'On the bag',
    found: 'Measured',
    document: 'The paper itself',
  },
  calculator: {
    title: 'How much feed a day',
    text: 'Two figures are enough: how many fish, and what one of them weighs.',
  },
  schedule: 'The feeding schedule',
  promise: {
    title: 'Our quality promise',
    points: [
      'The analysis on the bag is the analysis in the bag. If a laboratory finds otherwise, send us its report.',
      'Every bag is dry, sealed and dated when it leaves us. Refuse a wet or torn one at the door.',
      'If fish refuse a new bag, keep a handful, note the date on the bag, and call: we look into it before you feed more.',
    ] as const,
  },
})

/** The texts around the feeds on the shop page. */
export const shopPage = ({ bag }: PageParams) => ({
  title: 'Trout feed for every stage',
  lead: `Trout feed in ${bag} bags. Choose by the size of your fish, order here, and we call you to confirm.`,
  /** On a card; `charge` is the lowest charge. */
  delivery: {
    free: 'Free delivery available',
    from: (charge: string) => `Delivery from ${charge}`,
    fromOrFree: (charge: string) => `Delivery from ${charge}, free to some districts`,
  },
  /** One bag with delivery to a district. */
  door: {
    choose: 'Prices with delivery to',
    show: 'Show prices',
    bag: (district: string, price: string, kilogram: string) =>
      `One bag with delivery to ${district}: ${price}, ${kilogram} a kilo`,
    bagOnly: (district: string, price: string) => `One bag with delivery to ${district}: ${price}`,
    /** More than one bag: the price of all, of one bag and of a kilo. */
    bags: (district: string, price: string, bag: string, kilogram: string) =>
      `With delivery to ${district}: ${price}, ${bag} a bag, ${kilogram} a kilo`,
    /** A district in which some places have another charge. */
    mostOf: (district: string) => `most places in ${district}`,
  },
  /** The link to a feed's own page. */
  page: 'More about this feed',
  /** The form to be told when a feed is in stock again. */
  tellMe: {
    title: 'Tell me when it is there',
    phone: 'Your phone number',
    send: 'Tell me',
    whatsapp: 'Ask on WhatsApp',
    message: (name: string, sku: string) => `Hello, please tell me when ${name} (${sku}) is there.`,
    done: 'We have your number. We tell you when this feed is there.',
  },
  rated: (rating: string, most: string) => `Rated ${rating} of ${most}`,
  /** The number of rated orders. */
  ratedOrders: (count: string) => `(${count} rated orders)`,
  /** The lines on a bag, besides price and weight. */
  label: {
    title: 'On the label',
    mrp: 'MRP, all taxes included',
    maker: 'Made by',
    countryOfOrigin: 'Country of origin',
    bestBefore: 'Best before',
    months: (count: string) => `${count} months from packing`,
    licenceNumber: 'Licence number',
  },
  promises: [
    { title: 'Quality Guaranteed', text: 'Each batch is made to the analysis printed on its bag.' },
    { title: 'Fast Delivery', text: 'We call to confirm each order, and tell you the day.' },
    { title: 'WhatsApp Support', text: 'Ask about a feed before you buy it; a person answers.' },
  ] as const,
})
