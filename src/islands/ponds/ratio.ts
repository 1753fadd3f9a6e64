import type { Ratio } from '~/domain/ponds/conversion'
import { useFormat, usePondMessages } from './pond-messages'

/** How a feed conversion is written, and the range that its error leaves. */
export function useRatio() {
  const words = usePondMessages().figures
  const format = useFormat()
  const figure = (value: number) => format.figure(value.toFixed(2))
  const range = ({ from, to }: Ratio) => (to === undefined ? words.orMore(figure(from)) : words.range(figure(from), figure(to)))
  return Object.assign(({ ratio }: Ratio) => figure(ratio), { range })
}
