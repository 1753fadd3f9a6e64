import { watchFloatingMenus } from '~/components/frame/floating-menus'
import '~/components/frame/help-older-browser'
import '~/components/frame/lock-down'
import { sayFailedScreens } from '~/components/frame/failed-screen'
import { requireSignIn } from '~/components/frame/require-sign-in'
import { keepNumbersStill } from '~/components/frame/still-numbers'
import { forgetKept } from '~/stores/account/operator-cache'

sayFailedScreens()

// Only the login page is public.
if (document.body.classList.contains('admin')) requireSignIn()
else forgetKept()

watchFloatingMenus()
keepNumbersStill()

// The worker of notifications brought this page to the front to show an order.
navigator.serviceWorker?.addEventListener('message', ({ data }) => location.assign(data))
