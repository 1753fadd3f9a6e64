import { onMount } from 'nanostores'
import type { Order } from '~/domain/orders/schema'
import type { PackingStats, PackingSums } from '~/domain/packing/packing-list-schema'
import { listPageStore } from '../list-page'
import { $answeredOrder } from '../orders/orders'

const POLL_EVERY = 3000

export const packingPage = listPageStore<Order, PackingSums, PackingStats>('/api/packing', POLL_EVERY)

onMount(packingPage.$known, () => $answeredOrder.listen((order) => order && packingPage.replace(order)))
