import { foldedText } from '../folded-text'

/** How people write each unit behind a figure, in folded text: º is an o there, m³ is m3. */
const UNITS = {
  fishCount: 'fish|مچھلی|مچھلیاں|मछली|मछलियाँ|मछलियां',
  averageWeight: 'g|gms?|grams?|گرام|ग्राम',
  waterTemp: '([°o]|deg(rees?)?|ڈگری|डिग्री)? ?(c(elsius)?|سینٹی گریڈ|سیلسیس|से|सेल्सियस)?',
  pondSize: 'm3|cu m|cubic met(re|er)s?|کیوبک میٹر|घन मीटर|क्यूबिक मीटर',
}

/** The typed text of a figure without the unit of its field; one with another unit stays as it is. */
export const withoutUnit = (text: string, name: keyof typeof UNITS): string =>
  foldedText(text)
    .trim()
    .replace(new RegExp(`^(.*\\d) ?(${UNITS[name]})\\.?$`, 'i'), '$1')
