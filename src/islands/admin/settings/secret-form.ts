import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { SecretOutcome } from '~/stores/password'
import { leaveForSignIn } from '~/stores/signed-in'
import { fieldErrors, focusFirstError } from '../../ui/form'

/** A form of secrets, kept nowhere but in the fields themselves. */
export function useSecretForm<Form extends Record<string, string>>(
  empty: Form,
  schema: z.ZodMiniType<Form>,
  send: (form: Form) => Promise<SecretOutcome<Form>>,
  onDone: () => void,
) {
  const [form, setForm] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<keyof Form | '', string>>>({})
  const [isSending, setIsSending] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const isTyped = Object.values(form).some((text) => text !== '')

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current)
  }, [errors])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const refused = fieldErrors(schema, form)
    setErrors(refused)
    if (isSending || Object.keys(refused).length > 0) return
    setIsSending(true)
    const outcome = await send(form)
    setIsSending(false)
    if (outcome.state === 'signed out') return leaveForSignIn()
    if (outcome.state === 'refused') return setErrors(outcome.errors)
    onDone()
  }

  const secret = (name: keyof Form & string) => ({
    name,
    value: form[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  })
  const mayClose = () => !isSending && (!isTyped || confirm('Discard what you have typed?'))
  return { element, secret, sentence: errors[''], isSending, submit, mayClose }
}
