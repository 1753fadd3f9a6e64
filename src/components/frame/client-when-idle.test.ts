// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Messages } from '~/content/load-messages'
import hydrateWhenIdle from './client-when-idle'

test.each([
  ['before it hydrates', 'before'],
  ['as soon as it has hydrated', 'after'],
])('a button that is pressed %s is pressed once', async (_when, when) => {
  document.body.innerHTML = '<astro-island><button type="button">Notifications</button></astro-island>'
  const island = document.querySelector('astro-island') as HTMLElement
  const button = island.querySelector('button') as HTMLButtonElement
  island.getAnimations = () => []
  globalThis.loadPageMessages = async () => ({}) as Messages
  let presses = 0
  const run = async () => {
    button.addEventListener('click', () => presses++)
    if (when === 'after') button.click()
  }
  const { promise, resolve: load } = Promise.withResolvers<() => Promise<void>>()
  hydrateWhenIdle(() => promise, { name: 'when-idle', value: 'touched' }, island)
  island.dispatchEvent(new Event('pointerdown'))
  if (when === 'before') button.click()
  load(run)
  await globalThis.hydrating
  expect(presses).toBe(1)
})
