import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MIN_PASSWORD, newPassword, proof } from '~/domain/account/password-schema'
import { securityEventWords } from '~/domain/account/security-events'
import { formatDateTime } from '~/domain/dates'
import { changePassword } from '~/stores/password'
import { $securityEvents, refreshSecurityEvents } from '~/stores/security-events'
import { $settings, refreshSettings } from '~/stores/settings'
import { signedInName } from '~/stores/signed-in'
import { showToast } from '~/stores/toasts'
import { $twoFactor, endTwoFactor } from '~/stores/two-factor'
import Field from '../ui/Field'
import LoadFailed from '../ui/LoadFailed'
import { useLazy } from '../ui/lazy'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import CodeField from './CodeField'
import SecretDialog from './SecretDialog'
import SecurityTools from './SecurityTools'
import styles from './Settings.module.css'
import SettingsForm from './SettingsForm'
import SystemInformation from './SystemInformation'
import { useSecretForm } from './secret-form'

const loadDeliveryCharges = () => import('./DeliveryCharges')
const loadSetUp = () => import('./SetUpTwoFactor')

/** The settings. An island, because a conflict with another tab is settled in the form itself. */
export default function Settings() {
  const { state, value } = useStore($settings)
  const [opened, open, close] = useOpenDialog('dialog')
  const twoFactor = useStore($twoFactor).value
  const DeliveryCharges = useLazy(loadDeliveryCharges, true)
  return (
    <Screen title="System Settings">
      {state === 'loading' && <p aria-busy="true">Loading the settings…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshSettings}>The settings cannot be reached just now.</LoadFailed>}
      {value && (
        <SettingsForm
          settings={value}
          beside={{
            Security: <SecurityTools onOpen={open} />,
            'Business Information': DeliveryCharges && <DeliveryCharges />,
          }}
        />
      )}
      <SecurityEvents />
      <SystemInformation />
      {opened === 'password' && <ChangePassword onClose={close} />}
      {opened === 'two-factor' && twoFactor && <TwoFactor isOn={twoFactor.isOn} onClose={close} />}
    </Screen>
  )
}

/** Confirming turns the factor on, so the dialog remembers how it opened. */
function TwoFactor({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const [wasOn] = useState(isOn)
  const SetUpTwoFactor = useLazy(loadSetUp, !wasOn)
  if (wasOn) return <EndTwoFactor onClose={onClose} />
  return SetUpTwoFactor && <SetUpTwoFactor onClose={onClose} />
}

const EMPTY = { current: '', password: '', repeated: '', code: '' }
const HINT = `At least ${MIN_PASSWORD} characters; four unrelated words are both strong and easy to keep.`

/** Changes the password. */
function ChangePassword({ onClose }: { onClose: () => void }) {
  const form = useSecretForm(EMPTY, newPassword, changePassword, () => {
    showToast('Password Changed', 'Every other browser has been signed out.')
    onClose()
  })
  const { secret } = form
  return (
    <SecretDialog title="Change Password" action="Change Password" form={form} onClose={onClose}>
      <input type="text" name="username" autoComplete="username" value={signedInName()} readOnly hidden />
      <Field label="Current Password" type="password" autoComplete="current-password" {...secret('current')} />
      <Field label="New Password" type="password" autoComplete="new-password" hint={HINT} {...secret('password')} />
      <Field label="Repeat New Password" type="password" autoComplete="new-password" {...secret('repeated')} />
      <CodeField {...secret('code')} />
    </SecretDialog>
  )
}

/** Turns the second factor off, by the password and a code. */
function EndTwoFactor({ onClose }: { onClose: () => void }) {
  const form = useSecretForm({ password: '', code: '' }, proof, endTwoFactor, () => {
    showToast('Two-Factor Turned Off', 'Your password alone signs you in now.')
    onClose()
  })
  const { secret } = form
  return (
    <SecretDialog title="Turn Off Two-Factor" action="Turn Off" form={form} onClose={onClose}>
      <p>
        Your password alone will sign you in, and the recovery codes will end. While Two-Factor is required, you set it up anew at
        once.
      </p>
      <Field label="Current Password" type="password" autoComplete="current-password" {...secret('password')} />
      <CodeField {...secret('code')} />
    </SecretDialog>
  )
}

const SHOWN = 10

/** Recent changes to how the operator signs in, so that a stranger's change is noticed. */
function SecurityEvents() {
  const { state, value } = useStore($securityEvents)
  return (
    <section className={styles.system} aria-labelledby="security-events">
      <h2 id="security-events">Recent Security Changes</h2>
      {state === 'loading' && <p aria-busy="true">Loading the changes…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshSecurityEvents}>The changes cannot be reached just now.</LoadFailed>}
      {value?.length === 0 && (
        <p>Nothing was changed yet: password, Two-Factor, payment details and admin email are as they were.</p>
      )}
      {value && value.length > 0 && (
        <dl>
          {value.slice(0, SHOWN).map(({ id, event, createdAt, username, by }) => (
            <div key={id}>
              <dt>
                {formatDateTime(createdAt)} (Indian time){by && `, by ${by}`}
              </dt>
              <dd>{securityEventWords({ event, username })}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
