import type { APIRoute } from 'astro'
import { responseTo } from '~/api/call-at'

export const prerender = false
/** For `astro dev`. The production server handles API calls before Astro. */
export const ALL: APIRoute = (context) => responseTo(context)
