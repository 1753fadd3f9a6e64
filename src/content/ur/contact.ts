import type {
  contactForm as contactFormInEnglish,
  contact as contactInEnglish,
  visitorForms as visitorFormsInEnglish,
} from '../en/contact'
import type { MessageParams } from '../message-params'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const contact = ({ value, bag, answerHours }: PageParams): Shape<ReturnType<typeof contactInEnglish>> => ({
  introduction: {
    title: 'ہم سے رابطہ کریں',
    text: 'بتائیں کہ مچھلیاں کتنی ہیں، ایک کا وزن کیا ہے اور فارم کہاں ہے، تاکہ پہلا جواب ہی آپ کے کام آئے۔',
  },
  reach: { call: 'فون کریں', whatsapp: 'واٹس ایپ' },
  details: { email: 'ای میل', address: 'پتہ', hours: 'اوقات' },
  copy: {
    label: 'کاپی کریں',
    of: {
      phone: 'فون نمبر کاپی کریں',
      whatsapp: 'واٹس ایپ نمبر کاپی کریں',
      email: 'ای میل پتہ کاپی کریں',
      address: 'پتہ کاپی کریں',
      receipt: 'رسید کاپی کریں',
    },
  },
  write: 'ہمیں لکھیں',
  quickAnswers: {
    title: 'چھوٹے سوال، سیدھے جواب',
    answers: [
      {
        question: 'کم سے کم کتنا آرڈر دے سکتے ہیں؟',
        answer: `دکان سے ${bag} کی ایک بوری۔ مل سے الگ قیمت (کوٹیشن) کم سے کم ${value('minimumOrder')} پر ملتی ہے۔`,
      },
      {
        question: 'کیا آپ میرے اپنے فارمولے کی خوراک بناتے ہیں؟',
        answer: `جی ہاں، ایک قسم کی خوراک کم سے کم ${value('customMinimum')} ہو تو۔`,
      },
      {
        question: 'جواب کتنی دیر میں ملے گا؟',
        answer: `${answerHours} گھنٹے کے اندر۔ جو پیغام چھٹی کے دن آئے، اس کا جواب اگلے کام کے دن دیتے ہیں۔`,
      },
      { question: 'فون کب کر سکتے ہیں؟', answer: `${value('hours')}، ہندوستانی وقت کے مطابق۔` },
    ],
  },
})

export const contactForm = ({ answerHours }: MessageParams): Shape<ReturnType<typeof contactFormInEnglish>> => ({
  about: 'بات کس بارے میں ہے؟',
  name: 'نام',
  email: 'ای میل',
  phone: 'فون',
  subject: 'موضوع',
  order: 'آرڈر کا نمبر',
  message: 'پیغام',
  send: 'پیغام بھیجیں',
  complaint: 'آپ کی شکایت کا اپنا نمبر اور اپنا صفحہ ہے:',
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

export const visitorForms: Shape<typeof visitorFormsInEnglish> = {
  trap: 'اسے خالی چھوڑیں',
  resume: 'وہی آگے لکھیں',
  discard: 'مٹا دیں',
  privacy: {
    order: 'آپ کا نام، فون اور پتہ صرف اس آرڈر اور اس کے بل کے لیے ہے۔',
    contact: 'آپ جو لکھتے ہیں وہ صرف آپ کو جواب دینے کے لیے ہے۔',
    waitlist: 'آپ کا نمبر صرف اسی ایک خبر کے لیے ہے۔',
    link: 'ہم اسے کتنے دن رکھتے ہیں',
  },
}
