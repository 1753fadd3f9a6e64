import * as z from 'zod/mini'

/** The parts of OpenAPI 3.1 that this code reads. */
export const openApi = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

export type OpenApi = z.infer<typeof openApi>
