import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FeedingInputs } from '~/domain/feeding/feeding'
import { type Figure, readInputs, type TypedInputs, wrongFigures } from '~/domain/feeding/feeding-inputs'
import { $typedInputs, restoreInputs } from '~/stores/calculators'

const PAUSE_MILLISECONDS = 700

export interface Calculator {
  form: RefObject<HTMLFormElement | null>
  typed: TypedInputs
  inputs: FeedingInputs
  /** The fields with an error. A field being typed in has none. */
  wrong: readonly Figure[]
  /** The inputs at the last pause in typing, for screen readers. */
  settled: FeedingInputs
  settle: () => void
}

/** The inputs of a calculator, now and at the last pause. Initially those stored on this device. */
export function useTypedInputs(): Calculator {
  const form = useRef<HTMLFormElement>(null)
  const typed = useStore($typedInputs, { ssr: 'initial' })
  const [settled, setSettled] = useState(typed)

  // In the hydrating task: React resets a field that is typed in before the state has its value.
  useLayoutEffect(() => {
    restoreInputs(form.current ? (Object.fromEntries(new FormData(form.current)) as Partial<TypedInputs>) : {})
    setSettled($typedInputs.get())
  }, [])

  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), PAUSE_MILLISECONDS)
    return () => clearTimeout(pause)
  }, [typed])

  const stillWrong = wrongFigures(typed)
  return {
    form,
    typed,
    inputs: readInputs(typed),
    wrong: wrongFigures(settled).filter((name) => stillWrong.includes(name)),
    settled: readInputs(settled),
    settle: () => setSettled(typed),
  }
}
