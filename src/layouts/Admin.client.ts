import '~/components/frame/lock-down'
import { requireSignIn } from '~/components/frame/require-sign-in'
import { whenIdle } from '~/islands/ui/when-idle'

// The login page alone is open to strangers.
if (document.body.classList.contains('admin')) requireSignIn()

whenIdle(() => void import('./idle').then(({ swim }) => swim()))

document.querySelector('[data-log-out]')?.addEventListener('click', () => {
  void import('~/stores/session').then(({ logOut }) => logOut())
})
document.querySelector('[data-forget-device]')?.addEventListener('click', () => {
  void import('~/stores/session').then(({ forgetDevice }) => forgetDevice())
})
