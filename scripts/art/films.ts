import { spawnSync } from 'node:child_process'
import type { Film } from './table'

/** Codecs and their settings. Slow (1.5 s per frame), but run only once. */
const CODECS: Record<Film['format'], readonly string[]> = {
  webm: ['-c:v', 'libsvtav1', '-preset', '3', '-svtav1-params', 'tune=0'],
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'high', '-movflags', '+faststart'],
}

/** Encodes a film to a file with the system's ffmpeg. The output is reproducible. */
export function encodeFilm({ master, format, width, rate }: Film, file: string) {
  const scaled = `scale=${width}:-2:flags=lanczos+bitexact,format=yuv420p`
  const { status, error, stderr } = spawnSync(
    'ffmpeg',
    [
      ...[
        '-hide_banner',
        '-loglevel',
        'error',
        '-y',
        '-bitexact',
        '-i',
        `art/masters/${master}`,
        '-an',
        '-vf',
        scaled,
        '-g',
        '240',
        '-threads',
        '1',
      ],
      ...CODECS[format],
      ...['-crf', `${rate}`, '-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact', file],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(error ? 'Films need ffmpeg on this machine.' : stderr.trim())
}
