import { pondEntries } from './pond-entries'
import { pondFigures } from './pond-figures'
import { pondKeeping } from './pond-keeping'
import { pondToday } from './pond-today'

/** The words of the pond book: one file, which its page alone brings. */
export const ponds = { entries: pondEntries, figures: pondFigures, keeping: pondKeeping, today: pondToday }
