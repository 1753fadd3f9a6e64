import type { contactForm as english } from '../en/contact-form'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const contactForm = ({ answerHours }: MessageParams): Shape<ReturnType<typeof english>> => ({
  about: 'بات کس بارے میں ہے؟',
  name: 'نام',
  email: 'ای میل',
  phone: 'فون',
  subject: 'موضوع',
  message: 'پیغام',
  send: 'پیغام بھیجیں',
  notices: {
    home: {
      sent: { title: 'پیغام مل گیا!', text: 'آپ کے پیغام کا شکریہ۔ ہم جلد جواب دیں گے۔' },
      failed: { title: 'پیغام نہیں گیا', text: 'پیغام نہیں جا سکا۔ دوبارہ کوشش کریں۔' },
    },
    contact: {
      sent: {
        title: 'آپ کا پیغام ہمیں مل گیا!',
        text: `رابطہ کرنے کا شکریہ۔ ہم ${answerHours} گھنٹے کے اندر جواب دیں گے۔`,
      },
      failed: { title: 'پیغام نہیں جا سکا', text: 'دوبارہ کوشش کریں، یا سیدھے ای میل پر لکھیں۔' },
    },
  },
})
