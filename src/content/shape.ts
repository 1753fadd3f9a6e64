/** The type of a translation: a text for each English text, and lists of the same length. */
export type Shape<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => Shape<Said>
    : English extends object
      ? { readonly [Key in keyof English]: Shape<English[Key]> }
      : English
