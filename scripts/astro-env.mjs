// What a build puts in the place of `astro:env/client`, for scripts, which run the sources as they are.
export const PUBLIC_SITE_URL = process.env.PUBLIC_SITE_URL || 'http://127.0.0.1:4321'
