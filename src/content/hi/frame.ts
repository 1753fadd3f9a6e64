import type { frame as english } from '../en/frame'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const frame = ({ value, values, notFound }: PageParams): Shape<ReturnType<typeof english>> => ({
  skip: 'सीधे पन्ने की बात पर जाएँ',
  main: 'मुख्य पन्ने',
  menu: 'मेन्यू',
  close: 'बंद करें',
  social: { email: 'ईमेल', phone: 'फ़ोन' },
  quick: { label: 'दुकान और संपर्क', shop: 'दुकान', call: 'फ़ोन करें', whatsapp: 'व्हाट्सऐप' },
  unreviewed: { text: 'यह अनुवाद अभी किसी हिन्दी भाषी ने नहीं जाँचा।', link: 'अंग्रेज़ी पन्ना' },
  footer: {
    quickLinks: 'पन्ने',
    resources: 'काम की चीज़ें',
    calculator: 'चारे का हिसाब',
    specifications: 'चारे में क्या है',
    quality: 'गुणवत्ता का भरोसा',
    catalogue: 'चारे की सूची',
    support: 'व्हाट्सऐप पर मदद',
    contact: 'संपर्क',
    whatsapp: `व्हाट्सऐप ${value('whatsapp')}`,
    gst: `GST ${value('gst')}`,
    pan: `PAN ${value('pan')}`,
    rights: `© ${values.since} ${value('name')}। सभी अधिकार सुरक्षित।`,
  },
  failed: 'हमारी तरफ़ से कुछ गड़बड़ हुई। थोड़ी देर बाद फिर से कोशिश करें, या व्हाट्सऐप पर लिखें।',
  closed: 'दुकान थोड़ी देर के लिए बंद है। एक मिनट बाद फिर से कोशिश करें।',
  notFound: {
    title: `${notFound} पन्ना नहीं मिला`,
    text: 'इस पते पर कोई पन्ना नहीं है। शायद पता बदल गया है, या लिखने में गलती हुई है।',
  },
  tooOften: {
    title: 'अभी बहुत बार',
    text: 'यह पन्ना बहुत बार खोला या भेजा गया है। कुछ देर रुकें और फिर कोशिश करें।',
    later: 'फ़ोन नंबर के आखिरी अंक बहुत बार गलत लिखे गए हैं। कल फिर से कोशिश करें, या हमें फ़ोन करें।',
    back: 'पीछे जाने पर आपका लिखा हुआ वहीं मिलेगा।',
  },
})
