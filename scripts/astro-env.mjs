// Replaces `astro:env/client` for scripts, which run the sources without a build.
export const PUBLIC_SITE_URL = process.env.PUBLIC_SITE_URL || 'http://127.0.0.1:4321'
