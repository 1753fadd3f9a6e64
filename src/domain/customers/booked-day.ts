import { isDay } from '../dates'

/** Whether a text is a day that money may be booked on: a year of two digits, half typed, is none. */
export const isBookedDay = (text: string): boolean => isDay(text) && text >= '2000-01-01'
