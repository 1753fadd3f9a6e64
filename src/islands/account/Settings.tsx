import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect, useState } from 'react'
import { operatorMay } from '~/stores/account/own-role'
import { $settings, refreshSettings } from '~/stores/account/settings'
import { $twoFactor } from '~/stores/account/two-factor'
import { hasDraftOf } from '~/stores/forms/drafts'
import LoadFailed from '../ui/LoadFailed'
import { lazyPart } from '../ui/lazy-part'
import { useOpenDialog, useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SettingsForm from './SettingsForm'
import { isSettingTab, tabOf } from './setting-groups'

const OrderNotices = lazyPart(() => import('../ui/OrderNotices'))
const ReadyToSell = lazyPart(() => import('../ui/ReadyToSell'))
const SystemInformation = lazyPart(() => import('./SystemInformation'))
const DeliveryCharges = lazyPart(() => import('./DeliveryCharges'))
const CustomContent = lazyPart(() => import('./CustomContent'))
const SecurityEvents = lazyPart(() => import('./SecurityEvents'))
const SecurityTools = lazyPart(() => import('./SecurityTools'))
const ChangePassword = lazyPart(() => import('./ChangePassword'))
const SetUpTwoFactor = lazyPart(() => import('./SetUpTwoFactor'))
const EndTwoFactor = lazyPart(() => import('./EndTwoFactor'))

/** The prefix of drafts of delivery charges, which are saved row by row. */
const CHARGES = 'delivery-charges/'

/** The settings; for a packer only his password. An island, because a conflict with another tab is resolved in the form. */
export default function Settings() {
  const [opened, open, close] = useOpenDialog('dialog')
  const twoFactor = useStore($twoFactor).value
  return (
    <Screen title="System Settings">
      {operatorMay('read') ? <ShopSettings onOpen={open} /> : <SecurityTools onOpen={open} />}
      {opened === 'password' && <ChangePassword onClose={close} />}
      {opened === 'two-factor' && twoFactor && <TwoFactor isOn={twoFactor.isOn} onClose={close} />}
    </Screen>
  )
}

function ShopSettings({ onOpen }: ComponentProps<typeof SecurityTools>) {
  const { state, value } = useStore($settings)
  const [{ tab: asked }, setQuery] = useQueryParameters<{ tab: string }>({ tab: tabOf(location.hash) })
  const [hasCharges, setHasCharges] = useState(() => hasDraftOf(CHARGES))
  const tab = isSettingTab(asked) ? asked : 'company'
  const openField = useField(value !== undefined, (next) => setQuery({ tab: next }, 'replace'))
  return (
    <>
      {state === 'loading' && <p aria-busy="true">Loading the settings…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshSettings}>The settings cannot be reached just now.</LoadFailed>}
      {value && (
        <SettingsForm
          settings={value}
          tab={tab}
          unsaved={hasCharges ? ['delivery'] : []}
          onOpen={(next) => setQuery({ tab: next }, 'replace')}
          beside={{
            delivery: (
              <div id="delivery">
                <DeliveryCharges onTyped={() => setHasCharges(hasDraftOf(CHARGES))} />
              </div>
            ),
            notices: tab === 'notices' && <OrderNotices />,
            security: <SecurityTools onOpen={onOpen} />,
          }}
        />
      )}
      {tab === 'website' && (
        <div id="own-words">
          <CustomContent />
        </div>
      )}
      {tab === 'security' && <SecurityEvents />}
      {tab === 'company' && operatorMay('change') && <ReadyToSell onField={openField} />}
      <div id="system">
        <SystemInformation />
      </div>
    </>
  )
}

/** Shows the field that the URL or a link on the screen names. */
function useField(isReady: boolean, onTab: (tab: string) => void) {
  const [link, setLink] = useState(() => new URL(location.href))
  useEffect(() => {
    const field = isReady ? document.getElementById(link.hash.slice(1)) : null
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [isReady, link])
  const open = (href: string) => {
    const next = new URL(href, location.href)
    onTab(next.searchParams.get('tab') ?? tabOf(next.hash))
    setLink(next)
  }
  useEffect(() => {
    const follow = () => open(location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  })
  return open
}

/** Remembers how the dialog was opened, because confirming turns two-factor on. */
function TwoFactor({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const [wasOn] = useState(isOn)
  return wasOn ? <EndTwoFactor onClose={onClose} /> : <SetUpTwoFactor onClose={onClose} />
}
