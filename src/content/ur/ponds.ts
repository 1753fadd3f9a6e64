import type { ponds as english } from '../en/ponds'
import type { Shape } from '../shape'
import { pondEntries } from './pond-entries'
import { pondFigures } from './pond-figures'
import { pondKeeping } from './pond-keeping'
import { pondToday } from './pond-today'

export const ponds: Shape<typeof english> = {
  entries: pondEntries,
  figures: pondFigures,
  keeping: pondKeeping,
  today: pondToday,
}

export const messages = () => ({ ponds })
