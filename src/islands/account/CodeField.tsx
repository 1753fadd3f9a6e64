import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { $twoFactor } from '~/stores/account/two-factor'
import Field from '../ui/Field'

/** A field for a two-factor code, if two-factor is on. */
export default function CodeField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  const isOn = useStore($twoFactor).value?.isOn ?? false
  // Shown after an error, because the server may know of a two-factor set up just now.
  if (!isOn && !field.error) return null
  return <Field label="Code" autoComplete="one-time-code" hint="From your authenticator app, or a recovery code." {...field} />
}
