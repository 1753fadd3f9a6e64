import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The foot of the order view, once it is in the page. */
export const OrderFoot = createContext<HTMLElement | null>(null)

interface Props {
  /** Whether this is the next action of the order. */
  isNext: boolean
  children: ReactNode
}

/** A button of a section. The one of the next action stands in the foot, which does not scroll. */
export function OrderAction({ isNext, children }: Props) {
  const foot = useContext(OrderFoot)
  return isNext && foot ? createPortal(children, foot) : children
}
