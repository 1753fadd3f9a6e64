/** What a language must say: a text for each text of the English words, and as many of a list. */
export type Shape<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => Shape<Said>
    : English extends object
      ? { readonly [Key in keyof English]: Shape<English[Key]> }
      : English
