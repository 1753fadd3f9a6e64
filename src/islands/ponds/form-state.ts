import { useState } from 'react'
import type { PondField, PondQuestion, PondRefusal } from '~/domain/ponds/refusals'
import type { WriteOutcome } from '~/stores/pond-lines'
import { questionSentence, refusalSentence } from './refusal-words'
import { useFormat, usePondMessages } from './words'

/** What the book answered to a form, and how it is sent. */
export interface FormState {
  isBusy: boolean
  /** Sentences that belong to no field. */
  general: readonly string[]
  /** What the book asks before it takes the entry. */
  questions: readonly string[]
  errorOf: (...fields: PondField[]) => string | undefined
  /** Takes back what was said of fields that are typed in. */
  mend: (fields: readonly string[]) => void
  send: (write: () => Promise<WriteOutcome>) => Promise<WriteOutcome>
}

/** Sends a form to the book; `onWritten` runs once it is written. */
export function useRefusals(onWritten: (id: string) => void): FormState {
  const words = usePondMessages()
  const spoken = useFormat()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly PondRefusal[]>([])
  const [questions, setQuestions] = useState<readonly PondQuestion[]>([])
  const sentence = (refusal: PondRefusal) => refusalSentence(refusal, words, spoken)

  async function send(write: () => Promise<WriteOutcome>) {
    setIsBusy(true)
    const outcome = await write()
    setIsBusy(false)
    setRefusals(outcome.state === 'refused' ? outcome.refusals : [])
    setQuestions(outcome.state === 'asked' ? outcome.questions : [])
    if (outcome.state === 'kept' || outcome.state === 'in memory') onWritten(outcome.id)
    return outcome
  }

  return {
    isBusy,
    general: refusals.filter(({ field }) => !field).map(sentence),
    questions: questions.map((question) => questionSentence(question, words, spoken)),
    errorOf: (...fields) => {
      const refusal = refusals.find(({ field }) => field && fields.includes(field))
      return refusal && sentence(refusal)
    },
    mend: (fields) => {
      setRefusals(refusals.filter(({ field }) => field && !fields.includes(field)))
      setQuestions([])
    },
    send,
  }
}
