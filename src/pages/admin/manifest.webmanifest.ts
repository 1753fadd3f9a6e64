import type { APIRoute } from 'astro'
import { manifestAnswer } from '~/components/frame/manifest'
import { placeholders } from '~/domain/account/placeholders'

/** The same for the back office, which a phone then tells of orders as any app. */
export const GET: APIRoute = () =>
  manifestAnswer({
    id: '/admin/dashboard',
    name: `${placeholders.name}: back office`,
    short_name: 'Back office',
    start_url: '/admin/dashboard',
  })
