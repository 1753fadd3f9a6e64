import './lock-down'
import { whenIdle } from './when-idle'

whenIdle(() => void import('./fish').then(({ swim }) => swim()))
