const icon = (size: number, purpose: string) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What each site on a home screen has in common. */
export const INSTALLED = {
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f0',
  theme_color: '#0b3b42',
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
}

export const manifestAnswer = (manifest: object) =>
  new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
