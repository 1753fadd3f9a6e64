import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { versioned } from '~/domain/catalog/versioned'
import { reducedMotion } from '../ui/reduced-motion'
import { whenIdle } from '../ui/when-idle'
import { isBackOffice } from './page-content'
import { keptStream, placed, STRENGTH, swim } from './swim'
import { MOST_FOOD, type Stream } from './swimming'
import { TROUT } from './trout-picture'

const AFLOAT = { position: 'absolute', top: 0, left: 0, willChange: 'transform' } as const

const { picture, width, height, phases } = TROUT

const BODY = {
  ...AFLOAT,
  width,
  height,
  margin: `${-height / 2}px 0 0 ${-width / 2}px`,
  overflow: 'clip',
  opacity: STRENGTH / 3,
}

const MORSEL = {
  ...AFLOAT,
  width: 7,
  height: 7,
  opacity: 0,
  margin: '-3px 0 0 -3px',
  borderRadius: '50%',
  background: 'var(--pellet)',
}

/**
 * Six fish and the food they chase, over every page. An island, because the shop's owner counts it as one: React renders them
 * once, and browser animations move them.
 */
export default function Fish() {
  const mark = useRef<HTMLElement>(null)
  const [stream, setStream] = useState<Stream>()

  useEffect(() => {
    const begin = () => setStream(keptStream())
    const still = reducedMotion()
    // On public pages the island hydrates only if motion is allowed and the page is idle.
    if (still.matches) still.addEventListener('change', begin, { once: true })
    else if (isBackOffice()) whenIdle(begin)
    else begin()
    return () => still.removeEventListener('change', begin)
  }, [])

  // Before the first paint: fish that are not yet clipped would widen the page for a moment.
  useLayoutEffect(() => {
    const water = mark.current?.closest<HTMLElement>('[aria-hidden]')
    if (stream && water) swim(water, stream)
  }, [stream])

  if (!stream) return null
  return (
    <>
      {stream.fish.map((fish, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes.
        <b key={index} ref={mark} style={{ ...BODY, transform: placed(fish) }}>
          <img src={versioned(picture)} alt="" width={width} height={height * phases} style={AFLOAT} />
        </b>
      ))}
      {Array.from({ length: MOST_FOOD }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes.
        <i key={index} style={MORSEL} />
      ))}
    </>
  )
}
