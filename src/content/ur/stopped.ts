import type { stopped as stoppedInEnglish } from '../en/stopped'
import type { Shape } from '../shape'

export const stopped: Shape<typeof stoppedInEnglish> = {
  text: 'صفحے کا یہ حصہ رک گیا ہے۔ آپ نے جو لکھا ہے وہ محفوظ ہے۔',
  retry: 'دوبارہ کوشش کریں',
}
