import * as z from 'zod/mini'

export const httpStatus = z.int().check(z.minimum(100), z.maximum(599))

const said = {
  code: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.string())),
}

export const fieldError = z.object({ path: z.string(), message: z.string(), ...said })

/** The body of every error answer, RFC 9457. `errors` has the fields at 409 and 422, `current` the newer row at 409. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: httpStatus,
  detail: z.string(),
  errors: z.optional(z.array(fieldError)),
  current: z.optional(z.unknown()),
  ...said,
})

export type FieldError = z.infer<typeof fieldError>
export type Problem = z.infer<typeof problem>
