import './lock-down'
import { whenCalm } from './calm'

whenCalm(() => void import('./fish').then(({ swim }) => swim()))
