import type { APIRoute } from 'astro'
import { notFound, problemResponse } from '~/api/http/problems'

export const prerender = false
export const ALL: APIRoute = () => problemResponse(notFound('call'))
