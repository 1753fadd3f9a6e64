import { useState } from 'react'
import { AnswerError } from '~/stores/client'
import { askedAdvance } from '~/stores/customers'

/** Sends a decision once at a time; `failure` says why it was not taken, `advance` what the server asks to keep of a payment. */
export function useDecision() {
  const [failure, setFailure] = useState('')
  const [advance, setAdvance] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function decide(send: () => Promise<void>) {
    setIsSending(true)
    setFailure('')
    setAdvance('')
    try {
      await send()
    } catch (error) {
      setFailure(reasonOf(error))
      setAdvance(askedAdvance(error))
    } finally {
      setIsSending(false)
    }
  }

  return { decide, failure, advance, isSending }
}

const reasonOf = (error: unknown): string =>
  (error instanceof AnswerError && error.problem?.detail) || 'This could not be saved. Please try again.'
