import { useState } from 'react'
import { indianDay } from '~/domain/dates'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import { draftOf, forgetDraft, keepDraft } from '~/stores/forms/drafts'

const KEPT = 'truck'

/** The truck that is being loaded today: its dispatch is asked once, and kept for its next orders. */
export function useTruck() {
  const [truck, setTruck] = useState(keptTruck)
  const keep = (dispatch: Dispatch) => {
    keepDraft(KEPT, { ...dispatch, keptOn: today() })
    setTruck(dispatch)
  }
  const leave = () => {
    forgetDraft(KEPT)
    setTruck(undefined)
  }
  return { truck, keep, leave }
}

const today = () => indianDay(new Date())

function keptTruck(): Dispatch | undefined {
  const { keptOn, ...dispatch } = draftOf(KEPT, { keptOn: '' } as Dispatch & { keptOn: string })
  return keptOn === today() ? dispatch : undefined
}

/** 'JK 03 A 1234, +91 94190 12345'; 'this truck' if nothing is known of it. */
export const truckInWords = ({ vehicle, driverPhone }: Dispatch): string =>
  [vehicle, driverPhone].filter(Boolean).join(', ') || 'this truck'
