import { useState } from 'react'
import { askedAdvance } from '~/stores/customers/customers'
import { problemOf, UNREACHABLE } from '../ui/problems'

/** Sends one decision at a time; `failure` is the error, `advance` the excess of a payment that the server asks about. */
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
      const problem = problemOf(error)
      setFailure(problem?.detail || UNREACHABLE)
      setAdvance(askedAdvance(problem))
    } finally {
      setIsSending(false)
    }
  }

  return { decide, failure, advance, isSending }
}
