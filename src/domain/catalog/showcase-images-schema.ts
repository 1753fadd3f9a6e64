import * as z from 'zod/mini'
import { id, line, optionalLine, optionalParagraph, timestamp, version, wholeNumber } from '../text'
import { inOthers, translated } from '../translations-schema'
import { imageAddress } from './images-schema'

const longest = { title: 120, description: 500 }

export const newShowcaseImage = z.object({
  title: line(longest.title),
  description: z.optional(z.nullable(optionalParagraph(longest.description))),
  ...translated({
    ...inOthers('title', optionalLine(longest.title)),
    ...inOthers('description', optionalParagraph(longest.description)),
  }),
  imageUrl: imageAddress,
  order: z._default(wholeNumber(0, 9999, 'Please enter the display order as a whole number from 0.'), 0),
  isActive: z._default(z.boolean('Please answer yes or no.'), true),
})

export const createdShowcaseImage = z.omit(newShowcaseImage, { translatedFrom: true })

export const showcaseImage = z.extend(newShowcaseImage, { id, version })

export const deletedShowcaseImage = z.extend(showcaseImage, { deletedAt: timestamp })

export type NewShowcaseImage = z.infer<typeof newShowcaseImage>
export type ShowcaseImage = z.infer<typeof showcaseImage>
