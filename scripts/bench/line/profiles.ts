/** A line: round trip in milliseconds, kbit/s to and from the reader. */
export interface Profile {
  name: string
  latency: number
  down: number
  up: number
}

export const SLOW_3G: Profile = { name: 'slow 3G', latency: 400, down: 400, up: 400 }
export const SLOW_4G: Profile = { name: '4G', latency: 150, down: 1638, up: 750 }
/** No limit besides this machine's speed. */
export const UNTHROTTLED: Profile = { name: 'unthrottled', latency: 0, down: 1_000_000, up: 1_000_000 }

/** The addresses of the two ends of a line. */
export const ADDRESSES = { server: '10.90.0.1', reader: '10.90.0.2' }
