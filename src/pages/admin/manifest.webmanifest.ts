import type { APIRoute } from 'astro'
import { manifestAnswer } from '~/components/frame/manifest'
import { placeholders } from '~/domain/account/placeholders'

/** The web app manifest of the back office; as an installed app a phone can show its notifications. */
export const GET: APIRoute = () =>
  manifestAnswer({
    id: '/admin/dashboard',
    name: `${placeholders.name}: back office`,
    short_name: 'Back office',
    start_url: '/admin/dashboard',
  })
