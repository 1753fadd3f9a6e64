import { useStore } from '@nanostores/react'
import { $settings, refreshSettings } from '~/stores/settings'
import Screen from '../Screen'
import SettingsForm from './SettingsForm'
import SystemInformation from './SystemInformation'

/** The shop's settings, and what is under the bonnet. */
export default function Settings() {
  const { state, value } = useStore($settings)
  return (
    <Screen title="System Settings">
      {state === 'loading' && <p aria-busy="true">Loading the settings…</p>}
      {state === 'failed' && (
        <div role="alert" className="notice">
          The settings cannot be reached just now.
          <button type="button" className="outline" onClick={refreshSettings}>
            Try again
          </button>
        </div>
      )}
      {value && <SettingsForm settings={value} beside={{}} />}
      <SystemInformation />
    </Screen>
  )
}
