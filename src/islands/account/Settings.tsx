import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { securityEventWords } from '~/domain/account/security-events'
import { formatDateTime } from '~/domain/dates'
import { $securityEvents, refreshSecurityEvents } from '~/stores/security-events'
import { $settings, refreshSettings } from '~/stores/settings'
import { $twoFactor } from '~/stores/two-factor'
import LoadFailed from '../ui/LoadFailed'
import { lazyPart } from '../ui/lazy-part'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SecurityTools from './SecurityTools'
import styles from './Settings.module.css'
import SettingsForm from './SettingsForm'
import SystemInformation from './SystemInformation'

const DeliveryCharges = lazyPart(() => import('./DeliveryCharges'))
const ChangePassword = lazyPart(() => import('./ChangePassword'))
const SetUpTwoFactor = lazyPart(() => import('./SetUpTwoFactor'))
const EndTwoFactor = lazyPart(() => import('./EndTwoFactor'))

/** The settings. An island, because a conflict with another tab is settled in the form itself. */
export default function Settings() {
  const { state, value } = useStore($settings)
  const [opened, open, close] = useOpenDialog('dialog')
  const twoFactor = useStore($twoFactor).value
  return (
    <Screen title="System Settings">
      {state === 'loading' && <p aria-busy="true">Loading the settings…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshSettings}>The settings cannot be reached just now.</LoadFailed>}
      {value && (
        <SettingsForm
          settings={value}
          beside={{
            Security: <SecurityTools onOpen={open} />,
            'Business Information': <DeliveryCharges />,
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
  return wasOn ? <EndTwoFactor onClose={onClose} /> : <SetUpTwoFactor onClose={onClose} />
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
