const icon = (size: number, purpose: string) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest of a part of the site. */
export const manifestAnswer = (own: object) => {
  const manifest = {
    ...own,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f0',
    theme_color: '#0b3b42',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
