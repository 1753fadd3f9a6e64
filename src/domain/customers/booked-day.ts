import { isDay } from '../dates'

/** Whether a day can be booked. Excludes half-typed years such as 0026. */
export const isBookedDay = (text: string): boolean => isDay(text) && text >= '2000-01-01'
