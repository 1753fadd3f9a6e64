import * as z from 'zod/mini'
import { lastOf } from '../lists'
import { money } from '../money-schema'
import { count, id, line, MAX_NUMBER, optionalLine, optionalParagraph, paragraph, timestamp, version, wholeNumber } from '../text'
import { MAX_SKU } from '../text-limits'
import { inOthers, translated } from '../translations-schema'
import { typedHsn } from './hsn'
import { imageAddress } from './images-schema'
import { type OPTIONAL_FIELDS, OPTIONAL_NAMES, type OptionalName, optionalField } from './optional-fields'
import { MAX_STOCK } from './stock'

export const CATEGORIES = ['early', 'small', 'stock'] as const
export const MAX_IMAGES = 8

const category = z.enum(CATEGORIES, 'Please choose early, small or stock.')

const specification = line(60)

const specifications = z.object(
  {
    protein: specification,
    fat: specification,
    fiber: specification,
    moisture: specification,
    energy: specification,
    pelletSize: specification,
  },
  'Please fill in all six specifications.',
)

type OptionalValue<Field> = Field extends { choices: readonly (infer Choice)[] } ? Choice : string

type OptionalSchemas = {
  [Name in OptionalName]: z.ZodMiniOptional<
    z.ZodMiniType<OptionalValue<(typeof OPTIONAL_FIELDS)[Name]>, OptionalValue<(typeof OPTIONAL_FIELDS)[Name]>>
  >
}

function optionalSchema(name: OptionalName) {
  const field = optionalField(name)
  if (field.kind === 'money') return money
  if (field.kind === 'hsn') return typedHsn
  if (field.kind === 'line') return line(field.longest)
  return z.enum(field.choices, `Please choose ${field.choices.slice(0, -1).join(', ')} or ${lastOf(field.choices)}.`)
}

const optionalSchemas = Object.fromEntries(
  OPTIONAL_NAMES.map((name) => [name, z.optional<z.ZodMiniType>(optionalSchema(name))]),
) as unknown as OptionalSchemas

const longest = { name: 120, description: 2000 }

export const newProduct = z.object({
  name: line(longest.name),
  description: paragraph(longest.description),
  ...translated({
    ...inOthers('name', optionalLine(longest.name)),
    ...inOthers('description', optionalParagraph(longest.description)),
  }),
  category,
  price: money,
  stockQuantity: wholeNumber(0, MAX_STOCK, 'Please enter the stock as a whole number from 0.'),
  weight: line(30),
  sku: line(MAX_SKU),
  specifications,
  images: z._default(z.array(imageAddress).check(z.maxLength(MAX_IMAGES, `Please add at most ${MAX_IMAGES} pictures.`)), []),
  isActive: z._default(z.boolean('Please answer yes or no.'), true),
  ...optionalSchemas,
})

export const productPrice = z.pick(newProduct, { price: true })
export const productActive = z.object({ isActive: z.boolean('Please answer yes or no.') })

export const createdProduct = z.omit(z.extend(newProduct, { category: z._default(category, 'early') }), {
  translatedFrom: true,
})

/** A feed in the catalogue. The stock may be negative after a cancelled order was reopened. */
export const product = z.extend(newProduct, {
  id,
  version,
  stockQuantity: wholeNumber(-MAX_NUMBER, MAX_NUMBER, 'This stock is too large to be kept.'),
  /** Number and sum of the stars on delivered orders; missing before the first. */
  ratingCount: z.optional(count),
  ratingSum: z.optional(count),
})

/** A deleted product. It can be restored for a day. */
export const deletedProduct = z.extend(product, { deletedAt: timestamp })

export type Category = z.infer<typeof category>
export type Specifications = z.infer<typeof specifications>
export type NewProduct = z.infer<typeof newProduct>
export type Product = z.infer<typeof product>
