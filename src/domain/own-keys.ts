/** Whether an object has an own key. The oldest supported browsers lack `Object.hasOwn`. */
export const hasOwn = (object: object, key: PropertyKey): boolean => Object.getOwnPropertyDescriptor(object, key) !== undefined
