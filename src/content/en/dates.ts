/** A day as 21 Nov 2026 and a time as 2:05 pm. Months by the short names that people write. */
export const dates = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const,
  day: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
  ago: { now: 'Just now', minutes: (count: string) => `${count}m ago`, hours: (count: string) => `${count}h ago` },
}
