import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MIN_PASSWORD, type NewPassword, newPassword } from '~/schemas/password'
import { changePassword } from '~/stores/password'
import { leaveForSignIn, signedInName } from '~/stores/signed-in'
import { showToast } from '~/stores/toasts'
import Dialog from '../../ui/Dialog'
import Field from '../../ui/Field'
import { fieldErrors, focusFirstError } from '../../ui/form'

const EMPTY: NewPassword = { current: '', password: '', repeated: '' }

/** Changes the password. What is typed here is kept nowhere. */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<Record<keyof NewPassword | '', string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const isTyped = Object.values(form).some((text) => text !== '')

  useEffect(() => focusFirstError(errors[''] ? null : element.current), [errors])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const refused = fieldErrors(newPassword, form)
    setErrors(refused)
    if (isSaving || Object.keys(refused).length > 0) return
    setIsSaving(true)
    const outcome = await changePassword(form)
    setIsSaving(false)
    if (outcome.state === 'signed out') return leaveForSignIn()
    if (outcome.state === 'refused') return setErrors(outcome.errors)
    showToast('Password Changed', 'Every other browser has been signed out.')
    onClose()
  }

  const secret = (name: keyof NewPassword) => ({
    name,
    type: 'password',
    value: form[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  })
  const mayClose = () => !isSaving && (!isTyped || confirm('Discard what you have typed?'))
  return (
    <Dialog title="Change Password" onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label="Change Password">
        {errors[''] && (
          <p role="alert" className="notice">
            {errors['']}
          </p>
        )}
        <input type="text" name="username" autoComplete="username" value={signedInName()} readOnly hidden />
        <Field label="Current Password" autoComplete="current-password" {...secret('current')} />
        <Field
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD} characters; a sentence of four words is both strong and easy to keep.`}
          {...secret('password')}
        />
        <Field label="Repeat New Password" autoComplete="new-password" {...secret('repeated')} />
        <div className="actions">
          <button type="submit" aria-busy={isSaving} disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Change Password'}
          </button>
          <button type="button" className="outline" disabled={isSaving} onClick={() => mayClose() && onClose()}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
