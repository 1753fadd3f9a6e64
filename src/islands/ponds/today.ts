import { useEffect, useState } from 'react'
import { indianDay } from '~/domain/dates'

const MINUTE = 60_000

/** The day it is in India, also after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => indianDay(new Date()))
  useEffect(() => {
    const look = () => setToday(indianDay(new Date()))
    const timer = setInterval(look, MINUTE)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
