import * as z from 'zod/mini'

/** A description in OpenAPI 3.1, as far as it is read here. */
export const openApi = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

export type OpenApi = z.infer<typeof openApi>
