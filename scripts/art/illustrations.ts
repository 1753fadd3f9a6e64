import { readFileSync } from 'node:fs'
import type { Illustration } from './table'

/** Dark-mode colours of the masters, by name. Shapes without one keep their light colour. */
const DARK: Readonly<Record<string, string>> = {
  sky: '#0a272d',
  haze: '#11363d',
  far: '#1a4a52',
  mid: '#1f5a62',
  near: '#164a51',
  deep: '#0d373e',
  ink: '#051b20',
  snow: '#dfece8',
  shade: '#86a9ac',
  water: '#2b7a7e',
  flow: '#9fd6cc',
  stone: '#8f8b7d',
  rock: '#5d6059',
  moss: '#3a5a4b',
  leaf: '#2a4c46',
  earth: '#9c7048',
  amber: '#f0b85a',
  glow: '#f4dba8',
  dusk: '#0f3138',
  ember: '#7d6a50',
  rose: '#d2667b',
  blush: '#4c2f3c',
  mint: '#9dbdb5',
  saffron: '#b87a24',
  butter: '#cdb582',
  petal: '#cda7a4',
  line: '#d5ebe3',
  paper: '#071f24',
}
const COLOR = /var\(--art-(\w+),(#\w+)\)/g

/** The SVG of a view with light and dark colours. Throws if its master has another size than the table. */
export function illustrationPicture({ name, width, height }: Illustration): string {
  const master = readFileSync(`art/masters/${name}.svg`, 'utf8').trim()
  const sized = master.replace(`viewBox="0 0 ${width} ${height}"`, (box) => `width="${width}" height="${height}" ${box}`)
  if (sized === master) throw new Error(`The master of ${name} is not ${width} × ${height}.`)
  const names = new Set([...master.matchAll(COLOR)].map(([, color = '']) => color))
  const dark = [...names].flatMap((color) => (DARK[color] ? `--art-${color}:${DARK[color]}` : []))
  return `${sized.replace('</style>', `@media(prefers-color-scheme:dark){svg{${dark.join(';')}}}</style>`)}\n`
}
