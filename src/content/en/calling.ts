import type { MessageParams } from '../message-params'

/** When somebody is at the mill, and when we call back. */
export const calling = ({ answerHours }: MessageParams) => ({
  today: 'today',
  tomorrow: 'tomorrow',
  on: ['on Sunday', 'on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday'] as const,
  /** A time of day such as 9 or 5:30, with its hour from 0 to 23. */
  time: (clock: string, hour: number) => `${clock} ${hour < 12 ? 'am' : 'pm'}`,
  between: (day: string, from: string, to: string) => `${day} between ${from} and ${to}`,
  before: (day: string, time: string) => `${day} before ${time}`,
  soon: `within ${answerHours} hours`,
  open: (until: string) => `Open now, until ${until}`,
  closed: (day: string, time: string) => `Closed. Opens ${day} at ${time}`,
})
