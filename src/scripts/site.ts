import './lock-down'
import './menu'
import './navigation'
import './tracker'
import { whenCalm } from './calm'

whenCalm(() => void import('./fish').then(({ swim }) => swim()))
