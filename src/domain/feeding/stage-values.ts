import type { Language } from '~/languages'
import { withUnit } from '../amounts'
import { kilogramsIn } from '../catalog/measures'
import { bagsOfShop } from '../catalog/offer'
import { pricePerKilogram } from '../catalog/products'
import type { Category, Product, Specifications } from '../catalog/schema'
import { isOutOfStock } from '../catalog/stock'
import { formatRupees } from '../money'
import { textIn } from '../translations'
import { BAG_KILOGRAMS } from './feeding-limits'
import { firstNumberIn, millimetresIn } from './pellet'
import { CATEGORIES, CATEGORY_LABELS, STAGE_SPECIFICATIONS } from './stages'

export type StageValueName = `${Category}.${keyof StageValues}` | `all.${keyof CommonValues}`

interface StageValues extends Specifications {
  name: string
  /** Pellet size in millimetres with one decimal. */
  millimetres: string
  /** Protein percentage, such as 46%; empty if it is not a number. */
  proteinShare: string
  /** Weight of the protein in a bag, such as 11.5 kg; empty without a percentage or a weight in kilograms. */
  proteinInBag: string
  /** Weight of a bag, such as 25 kg; empty if it is not in kilograms. */
  bag: string
  /** Price per kilogram, such as ₹100; empty without a product or a weight in kilograms. */
  kilogramPrice: string
  /** SKU, and price of the bag that calculators count, as a wire amount; empty if none is for sale. */
  sku: string
  price: string
}

interface CommonValues {
  /** The lowest dry matter percentage, such as 92%; empty if a feed's moisture is not a number. */
  dryMatter: string
  /** Its weight in a bag; empty if the stages have different bags. */
  dryMatterInBag: string
  bag: string
  /** Weights of the bags for sale, such as 25 kg, or 10 / 25 kg. */
  bagsForSale: string
}

const USUAL_BAG = '25 kg'

/** The values of each stage: of one of its products, preferably for sale, or defaults without a product. */
export function stageValuesOf(products: readonly Product[], language: Language = 'en'): Record<StageValueName, string> {
  const firsts = CATEGORIES.map((category) => [category, shownOf(category, products)] as const)
  const byCategory = firsts.map(([category, product]) => [category, valuesOf(category, product, language)] as const)
  const named = [...byCategory, ['all', { ...commonValuesOf(firsts), bagsForSale: bagsOfShop(products) }] as const].flatMap(
    ([of, values]) => Object.entries(values).map(([name, value]) => [`${of}.${name}`, value]),
  )
  return Object.fromEntries(named)
}

/** The product that represents a stage: one for sale first, then one in the standard bag. */
function shownOf(category: Category, products: readonly Product[]): Product | undefined {
  const ofStage = products.filter((each) => each.category === category)
  const sold = ofStage.filter(({ stockQuantity }) => !isOutOfStock(stockQuantity))
  const among = sold.length > 0 ? sold : ofStage
  return among.find(({ weight }) => kilogramsIn(weight) === BAG_KILOGRAMS) ?? among[0]
}

function commonValuesOf(firsts: readonly (readonly [Category, Product | undefined])[]): Omit<CommonValues, 'bagsForSale'> {
  const moistures = firsts.map(([category, product]) =>
    mostIn((product?.specifications ?? STAGE_SPECIFICATIONS[category]).moisture),
  )
  const share = Math.round((100 - Math.max(...moistures)) * 100) / 100
  const [bag, ...others] = firsts.map(([, product]) => kilogramsIn(product?.weight ?? USUAL_BAG))
  const oneBag = bag !== undefined && others.every((other) => other === bag) ? bag : undefined
  const none = { dryMatter: '', dryMatterInBag: '', bag: oneBag ? inKilograms(oneBag) : '' }
  if (!(share > 0)) return none
  return { ...none, dryMatter: `${share}%`, dryMatterInBag: oneBag ? inKilograms(Math.floor((share * oneBag) / 10) / 10) : '' }
}

function valuesOf(category: Category, product: Product | undefined, language: Language): StageValues {
  const usual = STAGE_SPECIFICATIONS[category]
  const specifications = product?.specifications ?? usual
  const share = shareIn(specifications.protein)
  const bag = kilogramsIn(product?.weight ?? USUAL_BAG)
  const kilogramPrice = product && pricePerKilogram(product)
  const isCounted = product && bag === BAG_KILOGRAMS && !isOutOfStock(product.stockQuantity)
  return {
    name: product ? textIn(language, product, 'name').text : CATEGORY_LABELS[category],
    ...specifications,
    millimetres: millimetresIn(specifications.pelletSize) ?? millimetresIn(usual.pelletSize) ?? '',
    proteinShare: share ? `${share}%` : '',
    proteinInBag: share && bag ? inKilograms(Math.round((share * bag) / 10) / 10) : '',
    bag: bag ? inKilograms(bag) : '',
    kilogramPrice: kilogramPrice ? formatRupees(kilogramPrice) : '',
    sku: isCounted ? product.sku : '',
    price: isCounted ? product.price : '',
  }
}

const inKilograms = (kilograms: number) => withUnit(kilograms, 'kg')

/** The largest number in a text: 8 in '6-8% max'; NaN without one. */
const mostIn = (text: string) => Math.max(...(text.match(/\d+(?:\.\d+)?/g) ?? ['none']).map(Number))

function shareIn(text: string): number | undefined {
  const percent = firstNumberIn(text)
  return percent > 0 && percent <= 100 ? percent : undefined
}
