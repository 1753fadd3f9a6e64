import * as z from 'zod/mini'
import { LANGUAGES } from '~/languages'

/** The language in which a visitor wrote and is answered; none for English. */
export const languageField = z.optional(z.enum(LANGUAGES, `Please choose one of ${LANGUAGES.join(', ')}.`))
