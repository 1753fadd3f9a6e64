import { reserveDoor } from '../line/reserve-door'
import { showOpenOrder } from './show-open-order'

// This module is inline in the page, so that the first paint has these rows.
showOpenOrder()
reserveDoor()
