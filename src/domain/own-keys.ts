/** Whether an object has a key of its own; `Object.hasOwn` is younger than the oldest browsers. */
export const hasOwn = (object: object, key: PropertyKey): boolean => Object.getOwnPropertyDescriptor(object, key) !== undefined
