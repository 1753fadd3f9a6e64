import { pondEntries } from './pond-entries'
import { pondFigures } from './pond-figures'
import { pondKeeping } from './pond-keeping'
import { pondToday } from './pond-today'

export const ponds = { entries: pondEntries, figures: pondFigures, keeping: pondKeeping, today: pondToday }

/** The words of the pond book: a file of its own, which its page alone brings. */
export const messages = () => ({ ponds })
