import { useState } from 'react'
import { askedAdvance } from '~/stores/customers/customers'
import { problemOf, UNREACHABLE } from '../ui/problems'

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
      const problem = problemOf(error)
      setFailure(problem?.detail || UNREACHABLE)
      setAdvance(askedAdvance(problem))
    } finally {
      setIsSending(false)
    }
  }

  return { decide, failure, advance, isSending }
}
