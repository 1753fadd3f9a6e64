import type { MessageParams } from '../message-params'

/** The messages of the order form. */
export const ordering = {
  /** Singular and plural. */
  bags: ['bag', 'bags'] as const,
  submitting: 'Submitting...',
  failed: 'Failed to submit order. Please try again.',
  refused: 'This order was not accepted. Please call us.',
  busy: 'Please wait a moment and try again.',
  feedAt: (name: string, price: string) => `${name}, ${price} a bag`,
  feedsAway: 'The list of feeds cannot be reached just now. Please try again.',
  /** The delivery charge. */
  freeDelivery: 'Delivery is free.',
  deliveryTo: (place: string, charge: string) => `Delivery to ${place}: ${charge}.`,
  /** For a link to a feed that cannot be ordered. */
  dead: {
    gone: (sku: string) => `This order link is for ${sku}, which is not for sale just now.`,
    see: 'See',
    shop: 'what is in the shop',
    end: '.',
  },
}

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
  /** The filter as a line of weights. */
  byWeight: 'Feed by weight of fish',
  more: {
    label: 'More feeds',
    shown: (from: string, to: string, all: string) => `Feeds ${from} to ${to} of ${all}`,
    previous: 'Previous feeds',
    next: 'More feeds',
  },
})

/** The texts about one feed. */
export const product = {
  /** The start of a message about a feed. */
  question: (name: string) => `Hello, I would like to know more about ${name}.`,
  buy: 'Buy Now',
  buyOf: (name: string) => `Buy Now, ${name}`,
  whatsapp: 'WhatsApp',
  tellMe: 'Tell me when it is there',
  tellMeOf: (name: string) => `Tell me when it is there, ${name}`,
  details: 'View Details',
  perKilogram: (price: string) => `${price} a kg`,
  /** The price per kilogram, and the fish that the pellet fits. */
  priced: (perKilogram: string, fish: string) => `${perKilogram}, for fish ${fish}`,
  forFish: (fish: string) => `for fish ${fish}`,
  units: (count: string) => `${count} units`,
  bagOf: (name: string) => `Bag of ${name}`,
  price: 'Price',
  pricePerKilogram: 'Price a kg',
  weight: 'Weight',
  sku: 'SKU',
  stock: 'Stock',
  fish: 'Fish',
  pellet: 'Pellet',
  pelletSize: 'Pellet Size',
  protein: 'Protein',
  fat: 'Fat',
  fiber: 'Fibre',
  moisture: 'Moisture',
  energy: 'Energy',
  /** Words typed next to a figure: 3% max, 44% min, 5 tons. */
  typed: {
    max: (figure: string) => `${figure} max`,
    min: (figure: string) => `${figure} min`,
    ton: (count: string) => `${count} tons`,
  },
}

/** The confirmation of an order. */
export const receipt = {
  /** By the order channel. */
  placed: {
    shop: 'Order submitted successfully! You will be contacted soon for confirmation.',
    home: 'Order Submitted Successfully!',
  },
  title: 'Your order',
  order: 'Order',
  number: (id: string) => `No. ${id}`,
  feed: 'Feed',
  bags: 'Bags',
  bagsOf: (bags: string, weight: string) => `${bags} of ${weight}`,
  total: 'Total',
  delivery: 'Delivery',
  call: (phone: string, when: string) => `We will call ${phone} ${when} to confirm.`,
  ponds: 'Count these bags down in your pond book',
}

/** The saved link to the page of an order. */
export const savedLink = {
  title: 'Save this link',
  hint: 'It shows how far your order is. Anyone who has the link can see that page, so keep it to yourself.',
  open: 'Open the page of your order',
  copy: 'Copy the link',
  share: 'Share',
  whatsapp: 'Send it to yourself',
  message: (number: string, link: string) => `My order No. ${number}: ${link}`,
  all: 'My Orders',
}

/** Orders and messages that wait on the device. */
export const outbox = ({ answerHours }: MessageParams) => ({
  label: 'Waiting to be sent',
  message: (subject: string) => `your message “${subject}”`,
  refused: (what: string, why: string) => `Not accepted: ${what}. ${why}`,
  refusedMessage: 'This message was not accepted. Please call us.',
  shopFailed: (what: string) => `The shop could not take it just now: ${what}. It will be sent again by itself.`,
  shopFailedUntil: (what: string, time: string) =>
    `The shop could not take it just now: ${what}. It will be sent again at ${time}.`,
  noSignal: (what: string) => `Kept on this phone: ${what}. It goes out when there is a signal.`,
  sending: (what: string) => `Sending: ${what}.`,
  mayBeSent: 'It may have reached us already: if you delete it here, call us as well.',
  notKept:
    'It could not be kept: this device is full, or lets us store nothing. What you typed stays here. Try again when there is a signal, or call us.',
  sentOrder: (what: string) => `Sent: ${what}. We will call you to confirm.`,
  sentMessage: (what: string) => `Sent: ${what}. We answer within ${answerHours} hours.`,
  remove: 'Delete',
  sendNow: 'Send now',
  change: 'Change the order',
})

/** When the office is open, and when we call back. */
export const calling = ({ answerHours }: MessageParams) => ({
  today: 'today',
  tomorrow: 'tomorrow',
  on: ['on Sunday', 'on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday'] as const,
  /** Formats a time such as 9 or 5:30; `hour` is from 0 to 23. */
  time: (clock: string, hour: number) => `${clock} ${hour < 12 ? 'am' : 'pm'}`,
  between: (day: string, from: string, to: string) => `${day} between ${from} and ${to}`,
  before: (day: string, time: string) => `${day} before ${time}`,
  soon: `within ${answerHours} hours`,
  open: (until: string) => `Open now, until ${until}`,
  closed: (day: string, time: string) => `Closed. Opens ${day} at ${time}`,
})

export const copied = { done: 'Copied', refused: 'Your browser does not allow copying here.' }

export const film = { pause: 'Pause the video', play: 'Play the video' }

export { SENTENCES as sentences } from '~/domain/sentences'
