import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import * as z from 'zod/mini'
import { typedCode } from '~/domain/account/two-factor-schema'
import { $twoFactor } from '~/stores/two-factor'
import Field from '../ui/Field'

type Proof = 'password' | 'code'

/** A form's schema with a code, which is required where the owner has a second factor. */
export function useProved<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  const needsCode = useStore($twoFactor).value?.isOn ?? false
  return z.extend(schema, { code: needsCode ? typedCode : z.string() })
}

/** The owner's own password, and a code where his second factor is on. */
export default function OwnerProof({ secret }: { secret: (name: Proof) => Omit<ComponentProps<typeof Field>, 'label'> }) {
  const needsCode = useStore($twoFactor).value?.isOn ?? false
  return (
    <>
      <Field
        label="Your Own Password"
        type="password"
        autoComplete="current-password"
        hint="So that nobody who finds your screen open can let themselves in later."
        {...secret('password')}
      />
      {needsCode && (
        <Field
          label="Code"
          autoComplete="one-time-code"
          hint="From your authenticator app, or a recovery code."
          {...secret('code')}
        />
      )}
    </>
  )
}
