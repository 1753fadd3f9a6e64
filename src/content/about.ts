import { fact } from '~/formats/facts'
import { CATEGORIES } from '~/rules/stages'
import { site } from '~/site'

export const introduction = {
  title: 'Feed milled where the trout are',
  text: 'One mill at Lassipora, three pellets, and every figure on the bag. This is who we are and what we hold ourselves to.',
} as const

/** What stands under the drawings of the page. */
export const captions = {
  valley: 'Where it begins: snow water. Drawn.',
  mill: 'A mill like ours at Lassipora, at dusk. Drawn.',
} as const

export const story = {
  title: 'Why we mill here',
  paragraphs: [
    'A trout farm lives on two things it cannot make: cold water and good feed. The springs and snow of Kashmir give the first. The second, when it is carried in over the passes, waits whenever the road closes.',
    'We make trout feed at Lassipora, in Pulwama, a morning’s drive from the raceways of Kokernag and the Lidder valley. We make nothing else: three pellets, each for one size of fish.',
    'Feed is the largest cost of a trout farm. So we say what is in the bag, how much of it your fish need, and when to feed less.',
  ],
} as const

export const journey = { title: 'The journey', text: 'Four years that changed what we sell.' } as const

/** The milestones, worded for the manufacturer to confirm or correct. */
export const timeline = [
  { year: 2018, title: 'The start', text: 'The company begins, to make trout feed inside the valley instead of carrying it in.' },
  {
    year: 2020,
    title: 'Three stages',
    text: 'One pellet becomes three: Early, Small and Stock, so that each size of fish has its own.',
  },
  {
    year: 2022,
    title: 'The analysis on the bag',
    text: 'Each feed is sold by six figures: protein, fat, fibre, moisture, energy and pellet.',
  },
  {
    year: 2024,
    title: 'The shop on your phone',
    text: 'Prices, stock, a feeding calculator and orders by the bag, without a middleman.',
  },
] as const

export const capabilities = {
  title: 'What every bag is held to',
  text: 'The figures printed on our bags. Each bar stands for a whole bag, and its filled part for what is in it.',
  bars: [
    ...CATEGORIES.map((category) => ({
      label: `Protein, ${fact(`${category}.name`)}`,
      figure: fact(`${category}.protein`),
      share: fact(`${category}.proteinShare`),
      inBag: fact(`${category}.proteinInBag`),
    })),
    { label: 'Dry matter, all three feeds, at least', figure: '92%', share: '92%', inBag: '23 kg of a 25 kg bag' },
  ],
}

export const mission = {
  title: 'Our mission',
  text: 'Feed that is worth its price in fish: made near you, described honestly, and sold by what your pond needs.',
}

export const vision = {
  title: 'Our vision',
  text: 'A valley whose trout are fed by its own mill, and whose farmers keep records good enough to hold their feed maker to account.',
}

/** Certificates held, with the tax number of the settings; nothing is listed that has no number. */
export const certifications = {
  title: 'Certificates',
  text: 'Only what has a number stands here. Ask us for our factory licence and for the analysis of a feed: we send copies.',
  held: site.certificates,
} as const
