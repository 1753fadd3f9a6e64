import * as z from 'zod/mini'
import { LANGUAGES } from '~/languages'

/** The visitor's language, used for answers; missing for English. */
export const languageField = z.optional(z.enum(LANGUAGES, `Please choose one of ${LANGUAGES.join(', ')}.`))
