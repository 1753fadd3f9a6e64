import { useState } from 'react'
import { AnswerError } from '~/stores/client'

/** Sends a decision once at a time; `failure` says why it was not taken. */
export function useDecision() {
  const [failure, setFailure] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function decide(send: () => Promise<void>) {
    setIsSending(true)
    setFailure('')
    try {
      await send()
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setIsSending(false)
    }
  }

  return { decide, failure, isSending }
}

const reasonOf = (error: unknown): string =>
  (error instanceof AnswerError && error.problem?.detail) || 'This could not be saved. Please try again.'
