/** Formats of a day such as 21 Nov 2026 and a time such as 2:05 pm, with short month names. */
export const dates = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const,
  day: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
  ago: { now: 'Just now', minutes: (count: string) => `${count}m ago`, hours: (count: string) => `${count}h ago` },
}
