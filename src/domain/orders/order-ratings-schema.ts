import * as z from 'zod/mini'
import { MOST_STARS } from '../catalog/ratings'
import { wholeNumber } from '../text'

const SENTENCE = `Please choose from 1 to ${MOST_STARS} stars.`
const stars = wholeNumber(1, MOST_STARS, SENTENCE)

/** A buyer's rating, as a form sends it. */
export const newRating = z.object({
  rating: z.pipe(z.string().check(z.regex(/^\d$/, SENTENCE)), z.pipe(z.transform(Number), stars)),
})

export type NewRating = z.infer<typeof newRating>
