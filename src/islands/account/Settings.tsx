import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $settings, refreshSettings } from '~/stores/settings'
import { $twoFactor } from '~/stores/two-factor'
import LoadFailed from '../ui/LoadFailed'
import { useLazy } from '../ui/lazy'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import ChangePassword from './ChangePassword'
import EndTwoFactor from './EndTwoFactor'
import SecurityEvents from './SecurityEvents'
import SecurityTools from './SecurityTools'
import SettingsForm from './SettingsForm'
import SetUpTwoFactor from './SetUpTwoFactor'

const loadDeliveryCharges = () => import('./DeliveryCharges')
const loadSystem = () => import('./SystemInformation')

/** The settings. An island, because a conflict with another tab is settled in the form itself. */
export default function Settings() {
  const { state, value } = useStore($settings)
  const [opened, open, close] = useOpenDialog('dialog')
  const twoFactor = useStore($twoFactor).value
  const DeliveryCharges = useLazy(loadDeliveryCharges, true)
  const SystemInformation = useLazy(loadSystem, true)
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
      {SystemInformation && <SystemInformation />}
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
