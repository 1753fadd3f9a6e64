import './lock-down'
import './menu'
import './navigation'
import './tracker'
import { whenCalm } from './calm'

const bringOutbox = () => void import('./outbox').then(({ watchOutbox }) => watchOutbox())

whenCalm(() => {
  void import('./fish').then(({ swim }) => swim())
  if (localStorage.getItem('outbox')) bringOutbox()
})
addEventListener('outbox', bringOutbox)
