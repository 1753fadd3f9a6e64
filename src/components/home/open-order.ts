import { showOpenOrder } from './show-open-order'

// This module is inline in the page, so that the first paint shows the row.
showOpenOrder()
