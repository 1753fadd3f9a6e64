import type { APIRoute } from 'astro'
import { placeholders } from '~/domain/account/placeholders'

const icon = (size: number, purpose: string) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to put the site on its home screen. The server fills in the values. */
const manifest = {
  name: placeholders.name,
  short_name: placeholders.shortName,
  description: placeholders.description,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f0',
  theme_color: '#0b3b42',
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  shortcuts: [
    { name: 'Feeding calculator', url: '/feeding-guide#calculator' },
    { name: 'Shop', url: '/shop' },
  ],
}

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
