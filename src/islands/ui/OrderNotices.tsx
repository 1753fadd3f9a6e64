import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { formatDate } from '~/domain/dates'
import type { PushDevice, PushDevices } from '~/domain/notifications/push-schema'
import { $pushDevices, ownPush, putOff, refreshPushDevices, stopPush, turnPushOn, wasAsked } from '~/stores/push-devices'
import { showError } from '~/stores/toasts'
import LoadFailed from './LoadFailed'

const SETTINGS = '/admin-settings?tab=notices'

const WORDS = {
  on: 'This device rings for each new order, also with this site closed.',
  off: 'This device can ring for each new order, also with this site closed. A notice names no buyer.',
  lost: 'This device does not hear of orders any more.',
  denied: 'This browser blocks the notices of this site. Allow them in its settings, then load this page again.',
  'needs app':
    'On an iPhone or iPad, first add this page to the Home Screen (Share, Add to Home Screen), then open it from there.',
  unsupported: 'This browser cannot be told of orders while this site is closed.',
} as const

/**
 * The devices with push messages, and a button for this one, because browsers ask for permission only after a press. `isBrief`:
 * only warnings, for the dashboard.
 */
export default function OrderNotices({ isBrief = false }: { isBrief?: boolean }) {
  const { state, value } = useStore($pushDevices)
  const [here, setHere] = useState<Awaited<ReturnType<typeof ownPush>>>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    if (value) void ownPush(value).then(setHere, () => setHere({ state: 'unsupported', own: undefined }))
  }, [value])

  if (state === 'failed' && !value && !isBrief)
    return <LoadFailed onRetry={refreshPushDevices}>The devices cannot be reached just now.</LoadFailed>
  if (!value || !here) return null

  async function run(work: (known: PushDevices) => Promise<unknown>) {
    if (isBusy || !value) return
    setIsBusy(true)
    await work(value).catch(() => showError('This could not be done just now. Please try again.'))
    setHere(await ownPush($pushDevices.value.value ?? value))
    setIsBusy(false)
  }

  const turnOn = (
    <button type="button" className="outline" aria-busy={isBusy} onClick={() => run(turnPushOn)}>
      Tell This Device of Orders
    </button>
  )
  if (isBrief) {
    const unreached = value.devices.filter(({ failingSince }) => failingSince)
    const isOffered = here.state === 'lost' || (here.state === 'off' && !wasAsked())
    if (value.isNotified && unreached.length === 0 && !isOffered) return null
    return (
      <section className="card stack" aria-label="Notices of orders">
        {!value.isNotified && (
          <p>
            Nothing tells you of a new order while this page is closed. <a href={SETTINGS}>Set it up</a>
          </p>
        )}
        {unreached.map((device) => (
          <p key={device.id}>
            {unreachedWords(device)} <a href={SETTINGS}>Open its settings</a>
          </p>
        ))}
        {isOffered && (
          <>
            <p>{WORDS[here.state]}</p>
            <div className="actions">
              {turnOn}
              <button type="button" className="outline" onClick={() => run(putOff)}>
                Not Now
              </button>
            </div>
          </>
        )}
      </section>
    )
  }
  return (
    <section className="stack" aria-labelledby="order-notices">
      <h3 id="order-notices">Notices of Orders</h3>
      <p>{WORDS[here.state]}</p>
      {(here.state === 'off' || here.state === 'lost') && <div className="actions">{turnOn}</div>}
      <ul>
        {value.devices.map((device) => (
          <li key={device.id} className="row">
            <span>
              {device.failingSince ? unreachedWords(device) : `${device.name}, since ${formatDate(device.createdAt)}`}
              {device.id === here.own?.id && ' (this device)'}
            </span>
            <button
              type="button"
              className="outline"
              aria-label={`Stop: ${device.name}`}
              onClick={() => run(() => stopPush(device.id, device.id === here.own?.id))}
            >
              Stop
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const unreachedWords = ({ name, failingSince }: PushDevice) =>
  `${name} was not reached since ${formatDate(failingSince ?? '')}, and is not tried any more. Turn it on there again, or stop it.`
