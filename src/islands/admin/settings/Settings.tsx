import { useStore } from '@nanostores/react'
import { $settings, refreshSettings } from '~/stores/settings'
import { useOpened } from '../address'
import Screen from '../Screen'
import ChangePassword from './ChangePassword'
import SecurityTools from './SecurityTools'
import SettingsForm from './SettingsForm'
import SystemInformation from './SystemInformation'

/** The shop's settings, the operator's own door, and how the server is. */
export default function Settings() {
  const { state, value } = useStore($settings)
  const [opened, open, close] = useOpened('door')
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
      {value && <SettingsForm settings={value} beside={{ Security: <SecurityTools onOpen={open} /> }} />}
      <SystemInformation />
      {opened === 'password' && <ChangePassword onClose={close} />}
    </Screen>
  )
}
