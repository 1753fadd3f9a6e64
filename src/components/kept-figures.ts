import { reserveDoor } from './line/reserve-door'
import { showKeptFigures } from './show-kept-figures'

// This module is inline in the page, so that the first paint shows the stored figures, and has the row.
showKeptFigures()
reserveDoor()
