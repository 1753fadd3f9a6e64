import { useRef } from 'react'

/** Answers the idempotency key of an input: the same input keeps its key, so that it is taken once. */
export function useIdempotencyKey(): (input: unknown) => string {
  const sent = useRef({ text: '', key: '' })
  return (input) => {
    const text = JSON.stringify(input)
    if (text !== sent.current.text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }
}
