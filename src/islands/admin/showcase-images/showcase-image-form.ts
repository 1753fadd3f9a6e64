import type { ShowcaseImage } from '~/schemas/showcase-images'
import type { EditedForm } from '../editing'

/** A gallery picture as it is typed. */
export interface ShowcaseImageForm extends EditedForm {
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
} as const satisfies Partial<Record<keyof ShowcaseImageForm, string>>

export const EMPTY_IMAGE: ShowcaseImageForm = { title: '', description: '', order: '0', images: [], isActive: true, version: 0 }

/** A stored picture as the form shows it. */
export const formOfImage = ({ title, description, order, imageUrl, isActive, version }: ShowcaseImage): ShowcaseImageForm => ({
  title,
  description: description ?? '',
  order: String(order),
  images: [imageUrl],
  isActive,
  version,
})

/** What the form sends, for the schema to check. */
export const imageOfForm = ({ title, description, order, images: [imageUrl], isActive }: ShowcaseImageForm) => ({
  title,
  description,
  imageUrl,
  order: order.trim() === '' ? Number.NaN : Number(order),
  isActive,
})

/** The form's field for the path of an error. */
export const imageFieldAt = ([first]: readonly PropertyKey[]) =>
  (first === 'imageUrl' ? 'images' : first) as keyof ShowcaseImageForm
