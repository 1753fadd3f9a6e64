import './lock-down'
import { whenCalm } from './when-idle'

whenCalm(() => void import('./fish').then(({ swim }) => swim()))
