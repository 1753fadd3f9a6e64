import type { PageParams } from '../page-params'

/** Who sells and on what terms; what the operator says of himself stands beside these labels. */
export const buying = ({ value, acknowledgeHours }: PageParams) => ({
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
})

export const privacy = ({ kept }: PageParams) => ({
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
      until: `On your device alone, until you press “${forgetDevice.title}” below the pond book or My Orders. We receive none of it.`,
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
})

/** The page of a complaint, which its sender opens by a link. */
export const complaintPage = {
  title: (number: string) => `Complaint No. ${number}`,
  pageTitle: 'Your complaint',
  states: { received: 'Received', acknowledged: 'Acknowledged', settled: 'Settled' },
  came: 'Sent on',
  acknowledgeBy: 'To be acknowledged by',
  acknowledgedAt: 'Acknowledged on',
  settleBy: 'To be settled by',
  settledAt: 'Settled on',
  order: 'Order No.',
  written: 'What you wrote',
  answer: 'Our answer',
  officer: 'Who answers for complaints',
  keep: 'This link opens your complaint and our answer. Anyone who has it can read all this, so keep it to yourself.',
  message: (number: string, link: string) => `My complaint No. ${number}: ${link}`,
  yours: 'My complaints',
}

/** Below My Orders and the pond book: takes everything off this device. */
export const forgetDevice = {
  title: 'Forget all on this device',
  text: 'For a phone that others use too, or that you give away.',
  goes: 'From this device go:',
  things: [
    'the pond book, with all ponds and entries',
    'the links of your orders and complaints; save those that you still need',
    'your name, phone and address for the next order',
    'what you typed and did not send, and the figures of the calculators',
  ] as const,
  unsent: 'Not sent yet, and lost with it:',
  stays:
    'Orders and messages that reached us stay with us. Pages kept for reading without a signal stay too; nothing of yours is in them.',
  yes: 'Yes, forget all',
  no: 'Keep it',
  done: 'Done. This device keeps nothing of yours for this site any more.',
  failed: 'This browser did not let go of everything. Please clear what it keeps of this site in its settings.',
}
