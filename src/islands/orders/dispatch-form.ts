import { useState } from 'react'
import { indianDay } from '~/domain/dates'
import { type Dispatch, newDispatch } from '~/domain/orders/order-dispatch-schema'
import { AnswerError } from '~/stores/client'
import { type FieldErrors, type Outcome, useSubmission } from '../ui/submission'

export type DispatchForm = { vehicle: string; driverPhone: string; day: string; batch: string }

const formOf = (dispatch: Dispatch | undefined): DispatchForm => ({
  vehicle: dispatch?.vehicle ?? '',
  driverPhone: dispatch?.driverPhone ?? '',
  day: dispatch ? (dispatch.day ?? '') : indianDay(new Date()),
  batch: dispatch?.batch ?? '',
})

const inputOf = (form: DispatchForm) => ({ ...form, day: form.day || null })

/** The form of a truck: what left with it, by whom and when. */
export function useDispatch(dispatch: Dispatch | undefined, save: (dispatch: Dispatch) => Promise<void>) {
  const [form, setForm] = useState(formOf(dispatch))
  const [isSaved, setIsSaved] = useState(false)
  const submission = useSubmission<DispatchForm>({ form, check: () => refusals(form), send })

  function change(changes: Partial<DispatchForm>) {
    setIsSaved(false)
    setForm({ ...form, ...changes })
  }

  async function send(): Promise<Outcome<DispatchForm>> {
    try {
      await save(newDispatch.parse(inputOf(form)))
      setIsSaved(true)
      return { state: 'done' }
    } catch (error) {
      const problem = error instanceof AnswerError ? error.problem : undefined
      if (problem?.status === 401) return { state: 'signed out' }
      if (problem?.errors) return { state: 'refused', errors: errorsAt(problem.errors) }
      return { state: 'failed', sentence: problem?.detail ?? 'This is not saved yet. Please save it again.' }
    }
  }

  return { ...submission, form, change, isSaved }
}

function refusals(form: DispatchForm): FieldErrors<DispatchForm> {
  const issues = newDispatch.safeParse(inputOf(form)).error?.issues ?? []
  return errorsAt(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

const errorsAt = (errors: readonly { path: string; message: string }[]): FieldErrors<DispatchForm> =>
  Object.fromEntries(errors.map(({ path, message }) => [path.replace(/^dispatch\.?/, ''), message]))
