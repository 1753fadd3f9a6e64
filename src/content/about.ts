import { fact } from '~/formats/facts'
import { CATEGORIES } from '~/rules/stages'
import { site } from '~/site'

export const introduction = {
  title: 'Feed milled where the trout are',
  text: 'One mill, three pellets, and every figure printed on the bag. This is who we are and what we promise.',
} as const

/** What stands under the drawings of the page. */
export const captions = {
  valley: 'Where it begins: snow water. Drawn.',
  mill: 'A mill like ours, at dusk. Drawn.',
} as const

export const story = {
  title: 'Why we mill here',
  paragraphs: [
    'A trout farm lives on two things it cannot make: cold water and good feed. The springs and snow of Kashmir give the water. Feed that comes over the passes waits whenever the road closes.',
    'So we mill trout feed here in Kashmir, within a day’s drive of the farms that use it. We make nothing else: three pellets, each for one size of fish.',
    'Feed is the largest cost of a trout farm. So we say what is in the bag, how much of it your fish need, and when to feed less.',
  ],
} as const

export const journey = { title: 'The journey', text: 'Four years that changed what we sell.' } as const

/** The milestones, worded for the manufacturer to confirm or correct. */
export const timeline = [
  { year: 2018, title: 'The start', text: 'The company begins: trout feed milled in Kashmir instead of carried in.' },
  {
    year: 2020,
    title: 'Three stages',
    text: 'One pellet becomes three: Early, Small and Stock, so that each size of fish has its own.',
  },
  {
    year: 2022,
    title: 'The analysis on the bag',
    text: 'Each bag states six figures: protein, fat, fibre, moisture, energy and pellet size.',
  },
  {
    year: 2024,
    title: 'The shop on your phone',
    text: 'Prices, stock, a feeding calculator and orders by the bag, without a middleman.',
  },
] as const

export const capabilities = {
  title: 'What every bag must contain',
  text: 'The figures printed on our bags. Each bar is one whole bag; the filled part is its protein or its dry matter.',
  bars: [
    ...CATEGORIES.map((category) => ({
      label: `Protein, ${fact(`${category}.name`)}`,
      figure: fact(`${category}.protein`),
      share: fact(`${category}.proteinShare`),
      inBag: fact(`${category}.proteinInBag`),
    })),
    {
      label: 'Dry matter, all three feeds, at least',
      figure: fact('all.dryMatter'),
      share: fact('all.dryMatter'),
      inBag: fact('all.dryMatterInBag'),
    },
  ],
}

export const mission = {
  title: 'Our mission',
  text: 'Feed that is worth its price in fish: made near you, described honestly, and sold by what your pond needs.',
}

export const vision = {
  title: 'Our vision',
  text: 'A valley that feeds its trout from its own mill, and farmers whose records can hold their feed maker to account.',
}

/** Certificates held, with the tax number of the settings; nothing is listed that has no number. */
export const certifications = {
  title: 'Certificates',
  text: 'We list only what has a number that you can check. Ask us for our factory licence or for the analysis of a feed, and we send a copy.',
  held: site.certificates,
} as const
