import type { Messages } from '~/content/load-messages'

const PAUSE = 'M7 5h3v14H7zM14 5h3v14h-3z'
const PLAY = 'M8 5v14l11-7z'
/** Smallest first: a browser plays the first that it supports. On a phone H.264 shows blocks in the dark water. */
const FORMATS = {
  'stream-960': ['webm; codecs=av01.0.04M.08', 'mp4; codecs=avc1.640028'],
  'stream-portrait': ['webm; codecs=av01.0.04M.08'],
} as const

export type Film = keyof typeof FORMATS

export function showFilm(hero: HTMLElement, film: Film, words: Messages['film']) {
  const button = hero.querySelector('button')
  if (!button || hero.querySelector('video')) return
  const video = document.createElement('video')
  video.muted = true
  video.loop = true
  video.playsInline = true
  video.setAttribute('aria-hidden', 'true')
  video.style.opacity = '0'
  for (const type of FORMATS[film]) {
    const [format] = type.split(';', 1)
    video.append(source(`/video/${film}.${format}`, `video/${type}`))
  }
  video.addEventListener('playing', () => {
    video.style.opacity = '1'
    button.hidden = false
  })
  hero.querySelector('picture')?.after(video)
  playWhileSeen(hero, video, button, words)
}

function source(src: string, type: string): HTMLSourceElement {
  return Object.assign(document.createElement('source'), { src, type })
}

function playWhileSeen(hero: HTMLElement, video: HTMLVideoElement, button: HTMLButtonElement, words: Messages['film']) {
  let isInView = true
  let isWanted = true
  const turn = () => {
    button.setAttribute('aria-label', isWanted ? words.pause : words.play)
    button.querySelector('path')?.setAttribute('d', isWanted ? PAUSE : PLAY)
    // A browser may refuse to play, to save power; then the picture stays.
    if (isWanted && isInView && !document.hidden) video.play().catch(() => {})
    else video.pause()
  }
  button.addEventListener('click', () => {
    isWanted = !isWanted
    turn()
  })
  document.addEventListener('visibilitychange', turn)
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true
    turn()
  }).observe(hero)
}
