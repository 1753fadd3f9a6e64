import { languages } from '~/languages'
import { translatedFields } from '../translations'
import { FIGURE_LABELS, FIGURES, type Figure } from './figures'
import { OPTIONAL_FIELDS, OPTIONAL_NAMES, type OptionalName } from './optional-fields'
import type { NewProduct } from './schema'

export const PRODUCT_TRANSLATIONS = translatedFields(['name', 'description'])

interface Column {
  heading: string
  path: string
  read: (product: NewProduct) => string
  /** The part of the product that a cell sets. An unreadable cell is passed on for the schema to refuse. */
  write: (cell: string, product: Partial<NewProduct>) => object
}

const text = (heading: string, path: 'name' | 'sku' | 'weight' | 'description' | 'price'): Column => ({
  heading,
  path,
  read: (product) => product[path],
  write: (cell) => ({ [path]: cell }),
})

const specification = (name: Figure): Column => ({
  heading: FIGURE_LABELS[name],
  path: `specifications.${name}`,
  read: (product) => product.specifications[name],
  write: (cell, product) => ({ specifications: { ...product.specifications, [name]: cell } }),
})

const translation = ({ field, language, name }: (typeof PRODUCT_TRANSLATIONS)[number]): Column => ({
  heading: `${field === 'name' ? 'Name' : 'Description'} (${languages[language].english})`,
  path: `translations.${name}`,
  read: (product) => product.translations?.[name] ?? '',
  write: (cell, { translations }) => (cell || translations ? { translations: { ...translations, [name]: cell } } : {}),
})

/** The column of an optional field. */
const optional = (path: OptionalName): Column => ({
  heading: OPTIONAL_FIELDS[path].heading,
  path,
  read: (product) => product[path] ?? '',
  write: (cell) => ({ [path]: cell.trim() === '' ? undefined : cell }),
})

const YES_OR_NO: Record<string, boolean> = { yes: true, no: false, true: true, false: false }

export const PRODUCT_COLUMNS: readonly Column[] = [
  text('Name', 'name'),
  text('SKU', 'sku'),
  {
    heading: 'Category',
    path: 'category',
    read: ({ category }) => category,
    write: (cell) => ({ category: cell.trim().toLowerCase() }),
  },
  text('Price', 'price'),
  {
    heading: 'Stock',
    path: 'stockQuantity',
    read: ({ stockQuantity }) => String(stockQuantity),
    write: (cell) => ({ stockQuantity: cell.trim() === '' ? undefined : Number(cell) }),
  },
  text('Weight', 'weight'),
  text('Description', 'description'),
  ...FIGURES.map(specification),
  ...PRODUCT_TRANSLATIONS.map(translation),
  ...OPTIONAL_NAMES.map(optional),
  {
    heading: 'Images',
    path: 'images',
    read: ({ images }) => images.join(' '),
    write: (cell) => ({ images: cell.split(/\s+/).filter(Boolean) }),
  },
  {
    heading: 'Active',
    path: 'isActive',
    read: ({ isActive }) => (isActive ? 'yes' : 'no'),
    write: (cell) => ({ isActive: YES_OR_NO[cell.trim().toLowerCase()] ?? cell }),
  },
]

export const ID_HEADING = 'ID'

/** Sample columns in files of old releases. They are ignored, as are the price and badge of such a row. */
export const SAMPLE_HEADINGS: readonly string[] = ['Sample Rating', 'Sample Reviews']
