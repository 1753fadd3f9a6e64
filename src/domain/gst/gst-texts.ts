import type { Setting } from '../account/settings-schema'
import { GST_DEFAULTS } from './gst-defaults'

/** The texts of the GST tables, as set. */
export function gstTexts(settings: Iterable<Pick<Setting, 'key' | 'value'>>): Record<keyof typeof GST_DEFAULTS, string> {
  const values = new Map([...settings].map(({ key, value }) => [key as string, value.trim()]))
  const texts = Object.entries(GST_DEFAULTS).map(([key, otherwise]) => [key, values.get(key) || otherwise])
  return Object.fromEntries(texts)
}
