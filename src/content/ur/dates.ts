import type { dates as english } from '../en/dates'
import type { Shape } from '../shape'

export const dates: Shape<typeof english> = {
  months: ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
  day: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
  ago: {
    now: 'ابھی ابھی',
    minutes: (count: string) => `${count} منٹ پہلے`,
    hours: (count: string) => `${count} گھنٹے پہلے`,
  },
}
