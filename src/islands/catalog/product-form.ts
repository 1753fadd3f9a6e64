import { PRODUCT_TRANSLATIONS } from '~/domain/catalog/product-columns'
import type { Category, Product } from '~/domain/catalog/schema'
import { filledTranslations, translationTexts } from '~/domain/translations'
import type { EditedForm } from '../ui/editing'

export const SPECIFICATIONS = ['protein', 'fat', 'fiber', 'moisture', 'energy', 'pelletSize'] as const

/** A product as it is typed: all text but the switch and the pictures. */
type Translation = (typeof PRODUCT_TRANSLATIONS)[number]['name']

const TRANSLATIONS = PRODUCT_TRANSLATIONS.map(({ name }) => name)

export interface ProductForm extends EditedForm, Record<(typeof SPECIFICATIONS)[number] | Translation, string> {
  name: string
  sku: string
  category: Category
  price: string
  weight: string
  stockQuantity: string
  description: string
  isActive: boolean
}

export const LABELS = {
  name: 'Product Name',
  sku: 'SKU',
  category: 'Category',
  price: 'Price (₹)',
  weight: 'Weight',
  stockQuantity: 'Stock Quantity',
  description: 'Description',
  protein: 'Protein',
  fat: 'Fat',
  fiber: 'Fibre',
  moisture: 'Moisture',
  energy: 'Energy',
  pelletSize: 'Pellet Size',
  name_ur: 'Name in Urdu',
  name_hi: 'Name in Hindi',
  description_ur: 'Description in Urdu',
  description_hi: 'Description in Hindi',
  images: 'Pictures',
  isActive: 'Active',
} as const satisfies Partial<Record<keyof ProductForm, string>>

/** Examples of how each is usually written. */
export const PLACEHOLDERS: Partial<Record<keyof ProductForm, string>> = {
  weight: '25kg',
  protein: '45%',
  fat: '15-18%',
  fiber: '3% max',
  moisture: '8% max',
  energy: '15 KJ/GM',
  pelletSize: '0.5mm',
}

export const EMPTY_PRODUCT: ProductForm = {
  name: '',
  sku: '',
  category: 'early',
  price: '',
  weight: '',
  stockQuantity: '',
  description: '',
  protein: '',
  fat: '',
  fiber: '',
  moisture: '',
  energy: '',
  pelletSize: '',
  ...translationTexts(undefined, TRANSLATIONS),
  images: [],
  isActive: true,
  version: 0,
}

/** A stored product as the form shows it. */
export function formOfProduct({ specifications, translations, stockQuantity, id: _, ...product }: Product): ProductForm {
  return { ...product, ...specifications, ...translationTexts(translations, TRANSLATIONS), stockQuantity: String(stockQuantity) }
}

/** What the form sends, for the schema to check. */
export function productOfForm({
  stockQuantity,
  version: _,
  protein,
  fat,
  fiber,
  moisture,
  energy,
  pelletSize,
  name_ur,
  name_hi,
  description_ur,
  description_hi,
  ...form
}: ProductForm) {
  const stock = stockQuantity.trim() === '' ? undefined : Number(stockQuantity)
  return {
    ...form,
    stockQuantity: stock,
    specifications: { protein, fat, fiber, moisture, energy, pelletSize },
    ...filledTranslations({ name_ur, name_hi, description_ur, description_hi }, TRANSLATIONS),
  }
}

/** The form's field for the path of an error. Each specification and each translation has its own field. */
export const productFieldAt = ([first, second]: readonly PropertyKey[]) =>
  (first === 'specifications' || first === 'translations' ? second : first) as keyof ProductForm
