import { onMount } from 'nanostores'
import type { Order } from '~/domain/orders/schema'
import type { PackingStats, PackingSums } from '~/domain/packing/packing-list-schema'
import { STORE_ROOM } from '~/domain/packing/store-room'
import { listPageStore } from '../list-page'
import { $answeredOrder } from '../orders/orders'
import { searchKept } from './kept-search'

const POLL_EVERY = 3000

export const packingPage = listPageStore<Order, PackingSums, PackingStats>(STORE_ROOM.list, POLL_EVERY, { keptFor: searchKept })

onMount(packingPage.$known, () => $answeredOrder.listen((order) => order && packingPage.replace(order)))
