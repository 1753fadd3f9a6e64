import { fact } from '~/formats/facts'
import { CATEGORY_LABELS, FISH_SIZES, STAGE_SPECIFICATIONS } from '~/rules/stages'
import type { Category, Product, Specifications } from '~/schemas/products'
import { sources } from './sources'

export interface Stage {
  category: Category
  label: string
  fish: string
  text: string
  specifications: Specifications
}

const stage = (category: Category, text: string): Stage => ({
  category,
  label: CATEGORY_LABELS[category],
  fish: FISH_SIZES[category],
  text,
  specifications: STAGE_SPECIFICATIONS[category],
})

/** The three feeds shown when the shop has no products. */
export const fallbackStages: readonly Stage[] = [
  stage(
    'early',
    `For fry, in the weeks when a trout grows fastest. Little and often: ten feeds a day, 5% of biomass. First-feeding fry need a pellet finer than ${fact('early.millimetres')} mm: ask us before you order.`,
  ),
  stage('small', 'For fingerlings. Four feeds a day, 3% of biomass, spread along the whole pond so that small fish eat too.'),
  stage('stock', 'For growers, at 2% of biomass a day, and for broodstock, at 1.5%. Two feeds a day.'),
]

export const introduction = {
  title: 'Three feeds, one for each size of fish',
  text: 'Choose by the weight of your fish, not by their age. When most of a pond has outgrown a pellet, change over a week.',
} as const

/** Heading and opening line of each section of the products page. */
export const sections = {
  stages: { title: 'The three stages', text: 'Each comes in 25 kg bags. Prices and stock are in the shop.' },
  analysis: { title: 'What is in the bag', text: 'The six figures printed on each bag, and what they mean for the fish.' },
  calculator: { title: 'How much feed a day', text: 'Two figures are enough: how many fish, and what one of them weighs.' },
} as const

export const toShop = 'Price and stock'

export const pelletScale = `Pellets drawn to one scale: ${fact('early.millimetres')}, ${fact('small.millimetres')} and ${fact('stock.millimetres')} mm across. The ruler is in millimetres.`

/** The picture keeps its sizes when the shop's own change. */
export const pelletsRendered = 'Pellets of 1.5, 2.5 and 4.0 mm along a steel ruler; a rendering made to scale, not a photograph'

/** The stage cards: the first three products, or three fixed stages if the shop has none. */
export const stagesOf = (products: readonly Product[]): readonly Stage[] =>
  products.length === 0
    ? fallbackStages
    : products.slice(0, 3).map(({ category, name, description, specifications }) => ({
        category,
        label: name,
        fish: FISH_SIZES[category],
        text: description,
        specifications,
      }))

export const fishSizeSource = sources.pelletSizes

/** What the six lines on a bag are called and what they mean for the fish. */
export const analysisRows: readonly { key: keyof Specifications; label: string; note: string }[] = [
  { key: 'protein', label: 'Protein', note: 'Builds flesh; small fish need most.' },
  { key: 'fat', label: 'Fat', note: 'Energy, so that protein goes into growth.' },
  { key: 'fiber', label: 'Fibre', note: 'Trout cannot digest it: less is better.' },
  { key: 'moisture', label: 'Moisture', note: 'A dry pellet keeps; a damp one moulds.' },
  { key: 'energy', label: 'Energy', note: 'Kilojoules in a gram of feed.' },
  { key: 'pelletSize', label: 'Pellet', note: 'Small enough to swallow whole.' },
]

export const qualityPromise = {
  title: 'Our quality promise',
  points: [
    'The analysis on the bag is the analysis in the bag. If a laboratory finds otherwise, send us its report.',
    'Every bag is dry, sealed and dated when it leaves us. Refuse a wet or torn one at the door.',
    'If fish refuse a new bag, keep a handful, note the date on the bag, and call: we look into it before you feed more.',
  ],
} as const
