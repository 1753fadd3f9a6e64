import type { dates as english } from '../en/dates'
import type { Shape } from '../shape'

export const dates: Shape<typeof english> = {
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  day: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
  ago: { now: 'अभी-अभी', minutes: (count: string) => `${count} मिनट पहले`, hours: (count: string) => `${count} घंटे पहले` },
}
