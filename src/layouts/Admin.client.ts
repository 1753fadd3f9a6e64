import '~/components/frame/lock-down'
import { requireSignIn } from '~/components/frame/require-sign-in'
import { whenIdle } from '~/islands/ui/when-idle'

// The login page alone is open to strangers.
if (document.body.classList.contains('admin')) requireSignIn()

whenIdle(() => void import('./idle').then(({ swim }) => swim()))
