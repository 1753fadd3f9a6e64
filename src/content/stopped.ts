import type { Language } from '~/languages'
import { stopped as en } from './en/stopped'
import { stopped as hi } from './hi/stopped'
import { stopped as ur } from './ur/stopped'

/** All languages together, because the language's texts may be what failed to load. */
export const stopped: Record<Language, typeof en> = { en, ur, hi }
