/** Disables Astro's image endpoint, which would resize pictures for anyone. */
export const prerender = false
export const GET = () => new Response(null, { status: 404 })
