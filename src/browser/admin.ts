import './lock-down'
import { whenIdle } from './when-idle'

whenIdle(() => void import('./fish').then(({ swim }) => swim()))

document.querySelector('[data-log-out]')?.addEventListener('click', () => {
  void import('~/stores/session').then(({ logOut }) => logOut())
})
