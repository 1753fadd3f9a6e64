import type { Language } from '~/languages'
import { stopped as en } from './en/stopped'
import { stopped as hi } from './hi/stopped'
import { stopped as ur } from './ur/stopped'

/** In all languages at once: words that have not come may be what has failed. */
export const stopped: Record<Language, typeof en> = { en, ur, hi }
