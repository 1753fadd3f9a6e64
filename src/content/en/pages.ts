import type { publicRoutes } from '~/routes'
import type { PageParams } from '../page-params'
import { forgetDevice } from './trust'

type Path = (typeof publicRoutes)[number]['path']

interface PageWords {
  /** The text of links to the page. */
  link: string
  /** For search engines; the layout adds the company's name. */
  title: string
  description: string
  [word: string]: unknown
}

/** The texts of each public page; large sections have separate files. */
export const pages = ({ value, bag, answerHours, acknowledgeHours, kept, water }: PageParams) =>
  ({
    '/': {
      link: 'Home',
      title: 'Trout feed made in Kashmir',
      description: value('description'),
    },
    '/about': {
      link: 'About',
      title: 'About our feed mill',
      description: `How ${value('name')} makes trout feed in Kashmir: our story, our mission, and what every bag must contain.`,
    },
    '/products': {
      link: 'Products',
      title: 'Three trout feeds compared',
      description:
        'Early, Small and Stock Stage trout feed side by side: fish size, pellet, protein, fat, fibre, moisture and energy, with a feeding calculator.',
    },
    '/shop': {
      link: 'Shop',
      title: 'Shop trout feed',
      description: `Trout feed in ${bag} bags: prices, stock and specifications. Order from your phone; we call you to confirm before anything is sent.`,
    },
    '/feeding-guide': {
      link: 'Feeding Guide',
      title: 'Trout feeding guide',
      description:
        'How much to feed trout each day by biomass, stage and water temperature: calculator, schedule, water quality, and what to do when fish stop eating.',
    },
    '/team': {
      link: 'Team',
      title: 'Who answers for the feed',
      description:
        'Who answers for the formula, the mill, the tests and the delivery of your trout feed, and which department to ask.',
    },
    '/contact': {
      link: 'Contact',
      title: 'Contact and quotations',
      description: `Phone, WhatsApp, email and address of ${value('name')}. We answer within ${answerHours} hours, ${value('hours')}. Quotations from ${value('minimumOrder')}.`,
    },
    '/ponds': {
      link: 'Pond Book',
      title: 'Pond book for trout farms',
      description:
        'Note feed, deaths and weighings of your trout ponds on your own phone: real FCR, growth, feed cost a kilogram, bags left. No account, works offline.',
    },
    '/buying-from-us': {
      link: 'Buying from Us',
      title: 'Buying from us',
      description: 'Who sells this feed, how you order and pay, what can be returned, and who answers for a complaint.',
      text: 'Who sells, how you order and pay, how goods come back, and who answers when something is wrong.',
      seller: {
        title: 'Who sells',
        brand: 'Name of the shop',
        legalName: 'Legal name',
        firmKind: 'Kind of firm',
        registration: 'Registration number',
        registeredOffice: 'Registered office',
        mill: 'Mill',
        packer: 'Registration as a packer',
        gst: 'GST number',
        address: 'Address',
        phone: 'Phone',
        email: 'Email',
      },
      ordering: {
        title: 'How you order and pay',
        points: [
          'You order in the shop, by phone or on WhatsApp. We call you to confirm before anything is sent.',
          'The order form shows one total with its parts: the bags, and delivery to your place where it is charged.',
          'You pay once the order is confirmed. The page of your order says how, and what is left to pay.',
          'Until the goods have left, you can ask on the page of your order to cancel it.',
        ] as const,
      },
      returns: {
        title: 'Returns',
        days: `Goods can come back within ${value('returnDays')} days of delivery.`,
        byBuyer: 'You pay the freight of the way back.',
        bySeller: 'We pay the freight of the way back.',
      },
      terms: 'Terms of sale',
      complaints: {
        title: 'When something is wrong',
        text: `Write to us with the number of your order. A complaint gets a number of its own: we confirm within ${acknowledgeHours} hours that we have it, and settle it within one month.`,
        write: 'Make a complaint',
        officer: 'Grievance officer',
        office: 'Office',
      },
    },
    '/privacy': {
      link: 'Privacy',
      title: 'Your privacy',
      description: 'What this shop keeps of you, why and for how long, and how to have it shown or erased.',
      text: 'What we keep of you, why, and for how long. We sell none of it, and show no advertisements.',
      kept: { title: 'What we keep', what: 'What', why: 'Why', until: 'How long' },
      things: {
        order: {
          what: 'With an order: your name, phone, email and street, the goods, and what you write to us.',
          why: 'To call you, to deliver, and to write the bill.',
          until: `Bills and accounts ${kept.billYears} years, by law. Name and street until you ask us to erase them; the page of an order shows them for ${kept.orderPage} days after delivery.`,
        },
        report: {
          what: 'With a payment that you report: its number and day.',
          why: 'To find it at the bank.',
          until: `${kept.reports} days after it is settled.`,
        },
        message: {
          what: 'With a message or complaint: your name, phone, email and what you write.',
          why: 'To answer you.',
          until: `${kept.messages} days after our answer.`,
        },
        waiting: {
          what: 'With “Tell me when it is there”: your phone and the feed.',
          why: 'To tell you when the feed is there.',
          until: `${kept.waiting} days.`,
        },
        notice: {
          what: 'With “Tell me in time” in the pond book: the address of your browser for notices, and the day. No name and no number.',
          why: 'To tell you before your feed ends.',
          until: `${kept.feedNotices} days after that day at most, or until you stop the notices.`,
        },
        visit: {
          what: 'Of a visit: the pages, the kind of device and browser, country and city. No name, and no number of yours.',
          why: 'To see which pages are of use.',
          until: `${kept.visits} days.`,
        },
        change: {
          what: 'What our operators changed, and when.',
          why: 'To find and mend mistakes.',
          until: `${kept.changes} days.`,
        },
        backup: {
          what: 'A backup of all of this, each day.',
          why: 'So that nothing is lost with a machine.',
          until: `${kept.backups} days.`,
        },
        device: {
          what: 'The pond book, My Orders, and what you have typed and not sent.',
          why: 'So that you find them again.',
          until: `On your device alone, until you press “${forgetDevice.title}” below the pond book or My Orders. We receive none of it but the lots of your sacks, without your name.`,
        },
      },
      others: {
        title: 'Who else sees it',
        text: 'Whoever brings the goods gets your name, phone and street. WhatsApp, and the app that you pay with, have rules of their own.',
        place: (service: string) =>
          `On a fast line your browser asks ${service} for its country and city; that service sees your internet address. It is not asked where your browser tells sites not to track you.`,
      },
      rights: {
        title: 'What you can ask for',
        points: [
          'A copy of everything that we keep of you.',
          'That we correct what is wrong.',
          `That we erase it. Bills stay for ${kept.billYears} years without being shown to anybody; backups forget you after ${kept.backups} days.`,
        ] as const,
        how: 'Call or write to us from the phone number of your orders.',
        board: 'If we do not settle it, you can turn to the Data Protection Board of India.',
      },
    },
    '/wall-chart': {
      link: 'Wall Chart',
      title: 'Which pellet, how much',
      description:
        'A chart for the wall of the feed store: which pellet for which trout, and how much feed a day by water temperature. One page to print.',
    },
    '/trout-ruler': {
      link: 'Trout Ruler',
      title: 'Trout ruler',
      description:
        'One page to print: lay a trout on the line and read its weight, its pellet and the feed a day, without a scale.',

      heading: 'Lay your trout on this line',
      text: (fish: string) =>
        `Nose at the left edge. Where the tail ends, read its weight, its pellet and what ${fish} of them eat a day.`,
      print: 'Print',
      nose: 'nose',
      feed: (fish: string) => `feed a day for ${fish} such fish, in water of ${water.fullRation.least} to ${water.fullRation.to}`,
      trueSize: (weight: string) => `${weight}, true size`,
      middle: (millimetres: string) =>
        `The middle of healthy fish: ${millimetres} for each cube root of a gram. Weigh a sample before you order.`,
      scaling: (length: string) => `Print it without scaling: ${length} is ${length}.`,
      table: {
        title: 'The same in figures',
        weight: 'Weight',
        length: 'Length',
        pellet: 'Pellet',
        feed: (fish: string) => `Feed a day for ${fish}`,
      },
    },
    '/orders': {
      link: 'My Orders',
      title: 'Orders of this device',
      description:
        'The orders placed on this device, each with a link to its own page. Kept on the device alone, without an account.',
    },
    '/offline': {
      link: 'No Signal',
      title: 'No signal',
      description:
        'What this site keeps on your phone, and opens without a signal: feeding guide, pond book, products, shop and contact details.',
      text: 'The page you asked for is not kept on this phone. It opens when there is a signal. These are kept here:',
      again: 'Try again',
    },
  }) satisfies Record<Path, PageWords>
