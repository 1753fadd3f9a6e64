import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { $twoFactor } from '~/stores/account/two-factor'
import Field from '../ui/Field'

/** Asks for a code where a second factor is set up. */
export default function CodeField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  const isOn = useStore($twoFactor).value?.isOn ?? false
  // The server may know of a factor that was set up just now.
  if (!isOn && !field.error) return null
  return <Field label="Code" autoComplete="one-time-code" hint="From your authenticator app, or a recovery code." {...field} />
}
