import { useEffect, useState } from 'react'
import type { AtDoor } from '~/content/door-price'

/** The door that the page's form shows prices for, initially as rendered. */
export function useDoor(rendered: AtDoor | undefined): AtDoor | undefined {
  const [door, setDoor] = useState(rendered)
  useEffect(() => {
    const form = document.querySelector<HTMLElement>('#door')
    if (!form) return
    const look = () => {
      const said = form.dataset['door']
      if (said !== undefined) setDoor(said ? JSON.parse(said) : undefined)
    }
    look()
    form.addEventListener('door', look)
    return () => form.removeEventListener('door', look)
  }, [])
  return door
}
