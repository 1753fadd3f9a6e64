import * as z from 'zod/mini'
import { stars } from './schema'

/** The stars that a buyer gives, as a form sends them. */
export const newRating = z.object({ rating: z.pipe(z.string(), z.pipe(z.transform(Number), stars)) })

export type NewRating = z.infer<typeof newRating>
