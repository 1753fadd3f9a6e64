import type { ShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import { filledTranslations, translatedFields, translationTexts } from '~/domain/translations'
import type { EditedForm } from '../ui/editing'

export const IMAGE_TRANSLATIONS = translatedFields(['title', 'description'])
type Translation = (typeof IMAGE_TRANSLATIONS)[number]['name']

const TRANSLATIONS = IMAGE_TRANSLATIONS.map(({ name }) => name)

/** A gallery picture as it is typed. */
export interface ShowcaseImageForm extends EditedForm, Record<Translation, string> {
  title: string
  description: string
  order: string
  isActive: boolean
}

export const LABELS = {
  title: 'Title',
  description: 'Description',
  order: 'Display Order',
  images: 'Picture',
  isActive: 'Show on homepage',
  title_ur: 'Title in Urdu',
  title_hi: 'Title in Hindi',
  description_ur: 'Description in Urdu',
  description_hi: 'Description in Hindi',
} as const satisfies Partial<Record<keyof ShowcaseImageForm, string>>

export const EMPTY_IMAGE: ShowcaseImageForm = {
  title: '',
  description: '',
  ...translationTexts(undefined, TRANSLATIONS),
  order: '0',
  images: [],
  isActive: true,
  version: 0,
}

/** A stored picture as the form shows it. */
export const formOfImage = ({
  title,
  description,
  translations,
  order,
  imageUrl,
  isActive,
  version,
}: ShowcaseImage): ShowcaseImageForm => ({
  title,
  description: description ?? '',
  ...translationTexts(translations, TRANSLATIONS),
  order: String(order),
  images: [imageUrl],
  isActive,
  version,
})

/** What the form sends, for the schema to check. */
export const imageOfForm = ({ title, description, order, images: [imageUrl], isActive, ...form }: ShowcaseImageForm) => ({
  title,
  description,
  imageUrl,
  order: order.trim() === '' ? Number.NaN : Number(order),
  isActive,
  ...filledTranslations(form, TRANSLATIONS),
})

/** The form's field for the path of an error. */
export const imageFieldAt = ([first, second]: readonly PropertyKey[]) =>
  (first === 'imageUrl' ? 'images' : first === 'translations' ? second : first) as keyof ShowcaseImageForm
