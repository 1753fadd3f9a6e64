import { useState } from 'react'
import type * as z from 'zod/mini'
import { fieldErrors } from '~/domain/field-errors'
import type { SecretOutcome } from '~/stores/password'
import { textFields } from '../ui/form'
import { useSubmission } from '../ui/submission'

/** A form of secrets. They are kept in its fields only, never in a draft. */
export function useSecretForm<Form extends Record<string, string>>(
  empty: Form,
  schema: z.ZodMiniType<Form>,
  send: (form: Form) => Promise<SecretOutcome<Form>>,
  onDone: () => void,
) {
  const [form, setForm] = useState(empty)
  const { element, errors, isSending, submit } = useSubmission<Form>({
    form,
    check: () => fieldErrors(schema, form),
    async send() {
      const outcome = await send(form)
      if (outcome.state === 'done') onDone()
      return outcome
    },
  })
  const isTyped = Object.values(form).some((text) => text !== '')
  const field = textFields<Form>(form, errors, (changes) => setForm({ ...form, ...changes }))
  const secret = (name: Parameters<typeof field>[0]) => ({ ...field(name), required: true })
  const mayClose = () => !isSending && (!isTyped || confirm('Discard what you have typed?'))
  return { element, secret, sentence: errors[''], isSending, submit, mayClose }
}
