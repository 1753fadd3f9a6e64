import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The footer element of the order view, once it is mounted. */
export const OrderFoot = createContext<HTMLElement | null>(null)

interface Props {
  /** Whether this is the next action of the order. */
  isNext: boolean
  children: ReactNode
}

/** A button of a section. The button of the next action is in the footer, which does not scroll. */
export function OrderAction({ isNext, children }: Props) {
  const foot = useContext(OrderFoot)
  return isNext && foot ? createPortal(children, foot) : children
}
