/** Of short notices at the edge of the window. */
export const toasts = {
  label: (key: string) => `Notices (${key})`,
  reach: (action: string, key: string) => `${action}: press ${key} to reach this notice`,
  dismiss: 'Dismiss',
}
