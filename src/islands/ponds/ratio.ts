import type { Ratio } from '~/domain/ponds/conversion'
import { useFormat, usePondMessages } from './pond-messages'

/** Formats an FCR with its error range. */
export function useRatio() {
  const words = usePondMessages().figures
  const format = useFormat()
  const figure = (value: number) => format.figure(value.toFixed(2))
  const range = ({ from, to }: Ratio) => (to === undefined ? words.orMore(figure(from)) : words.range(figure(from), figure(to)))
  return Object.assign(({ ratio }: Ratio) => figure(ratio), { range })
}
