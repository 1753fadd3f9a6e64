import type * as z from 'zod/mini'
import { useForm } from '../ui/form'

/** A form with secrets. They are only in its fields, never in a draft. */
export function useSecretForm<Form extends Record<string, string>, Answer>(
  saved: Form,
  schema: z.ZodMiniType<Form>,
  send: (secrets: Form) => Promise<Answer>,
  onDone: (secrets: Form, answer: Answer) => void,
) {
  const { form, field, element, sentence, isSending, submit } = useForm({ saved, schema, send, onDone })
  const isTyped = Object.values(form).some((text) => text !== '')
  return {
    element,
    secret: (name: Parameters<typeof field>[0]) => ({ ...field(name), required: true }),
    sentence,
    isSending,
    submit,
    mayClose: () => !isSending && (!isTyped || confirm('Discard what you have typed?')),
  }
}
