import type { forms as english } from '../en/forms'
import type { Shape } from '../shape'

export const forms: Shape<typeof english> = {
  optional: '(ज़रूरी नहीं)',
  keepUntil: {
    signal: 'रख लें, सिग्नल आने पर भेजें',
    shop: 'रख लें, बाद में भेजें',
  },
  draft: {
    order: (when: string) => `आपने ${when} एक ऑर्डर भरना शुरू किया था।`,
    message: (when: string) => `आपने ${when} एक संदेश लिखना शुरू किया था।`,
    today: (time: string) => `आज ${time}`,
    yesterday: (time: string) => `कल ${time}`,
  },
  retry: 'फिर से कोशिश करें',
  close: 'बंद करें',
}
