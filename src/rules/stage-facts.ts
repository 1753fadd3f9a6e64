import type { Category, Product, Specifications } from '~/schemas/products'
import { kilogramsIn } from './products'
import { CATEGORIES, CATEGORY_LABELS, STAGE_SPECIFICATIONS } from './stages'

export type StageFactName = `${Category}.${keyof StageFacts}`

interface StageFacts extends Specifications {
  name: string
  /** The pellet as a number of millimetres with one decimal. */
  millimetres: string
  /** The protein as a share of 100, such as 46%; empty where it is told in words. */
  proteinShare: string
  /** What the share weighs, such as 11.5 kg of a 25 kg bag; empty without a share, or a weight in kilograms. */
  proteinInBag: string
}

const LARGEST_PELLET = 20
const USUAL_BAG = '25 kg'

/** What pages say of each stage: the shop's first product of it, or the stage itself where there is none. */
export function stageFactsOf(products: readonly Product[]): Record<StageFactName, string> {
  const facts = CATEGORIES.flatMap((category) => {
    const product = products.find((each) => each.category === category)
    return Object.entries(factsOf(category, product)).map(([name, value]) => [`${category}.${name}`, value])
  })
  return Object.fromEntries(facts)
}

function factsOf(category: Category, product: Product | undefined): StageFacts {
  const usual = STAGE_SPECIFICATIONS[category]
  const { protein, fat, fiber, moisture, energy, pelletSize } = product?.specifications ?? usual
  const share = shareIn(protein)
  const bag = kilogramsIn(product?.weight ?? USUAL_BAG)
  return {
    name: product?.name ?? CATEGORY_LABELS[category],
    protein,
    fat,
    fiber,
    moisture,
    energy,
    pelletSize,
    millimetres: millimetresIn(pelletSize) ?? millimetresIn(usual.pelletSize) ?? '',
    proteinShare: share ? `${share}%` : '',
    proteinInBag: share && bag ? `${Math.round((share * bag) / 10) / 10} kg of a ${bag} kg bag` : '',
  }
}

const numberIn = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN)

function millimetresIn(text: string): string | undefined {
  const millimetres = numberIn(text)
  return millimetres > 0 && millimetres <= LARGEST_PELLET ? millimetres.toFixed(1) : undefined
}

function shareIn(text: string): number | undefined {
  const percent = numberIn(text)
  return percent > 0 && percent <= 100 ? percent : undefined
}
