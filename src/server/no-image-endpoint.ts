/** Stands where Astro would put a maker of pictures for anyone. */
export const prerender = false
export const GET = () => new Response(null, { status: 404 })
