import { indianDay } from '~/domain/dates'
import { type Dispatch, newDispatch } from '~/domain/orders/order-dispatch-schema'
import { useForm } from '../ui/form'
import { namedExpired } from './leaving'

export type DispatchForm = { vehicle: string; driverPhone: string; day: string; batch: string; expired: readonly string[] }

const formOf = (dispatch: Partial<Dispatch> | undefined): DispatchForm => ({
  vehicle: dispatch?.vehicle ?? '',
  driverPhone: dispatch?.driverPhone ?? '',
  day: dispatch ? (dispatch.day ?? '') : indianDay(new Date()),
  batch: dispatch?.batch ?? '',
  expired: dispatch?.expired ?? [],
})

const inputOf = ({ day, expired, ...form }: DispatchForm) => ({ ...form, day: day || null, ...namedExpired(form.batch, expired) })

/** The form of a dispatch: vehicle, driver, day and batch. */
export const useDispatch = (dispatch: Partial<Dispatch> | undefined, send: (dispatch: Dispatch) => Promise<void>) =>
  useForm({
    saved: formOf(dispatch),
    schema: newDispatch,
    toInput: inputOf,
    fieldAt: (path) => (path[0] === 'dispatch' ? path[1] : path[0]) as keyof DispatchForm,
    send,
    onDone() {},
  })
