import { namedLots } from '~/domain/batches/allocation'
import { indianDay } from '~/domain/dates'
import { type Dispatch, newDispatch } from '~/domain/orders/order-dispatch-schema'
import { useForm } from '../ui/form'

type DispatchForm = { vehicle: string; driverPhone: string; day: string; batch: string; expired: string }

const formOf = (dispatch: Dispatch | undefined): DispatchForm => ({
  vehicle: dispatch?.vehicle ?? '',
  driverPhone: dispatch?.driverPhone ?? '',
  day: dispatch ? (dispatch.day ?? '') : indianDay(new Date()),
  batch: dispatch?.batch ?? '',
  expired: (dispatch?.expired ?? []).join(' '),
})

function inputOf({ day, batch, expired, ...form }: DispatchForm) {
  const named = namedLots(batch).map(({ lot }) => lot)
  const said = expiredIn(expired).filter((lot) => named.includes(lot))
  return { ...form, batch, day: day || null, ...(said.length > 0 && { expired: said }) }
}

export const expiredIn = (text: string): string[] => text.split(' ').filter(Boolean)

/** The form of a dispatch: vehicle, driver, day and batch. */
export const useDispatch = (dispatch: Dispatch | undefined, send: (dispatch: Dispatch) => Promise<void>) =>
  useForm({
    saved: formOf(dispatch),
    schema: newDispatch,
    toInput: inputOf,
    fieldAt: (path) => (path[0] === 'dispatch' ? path[1] : path[0]) as keyof DispatchForm,
    send,
    onDone() {},
  })
