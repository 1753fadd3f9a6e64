import { reserveDoor } from './reserve-door'

// This module is inline in the page, so that the first paint has the row.
reserveDoor()
