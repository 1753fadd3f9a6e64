import type { complaintPage as complaintPageInEnglish, forgetDevice as forgetDeviceInEnglish } from '../en/trust'
import type { Shape } from '../shape'

export const complaintPage: Shape<typeof complaintPageInEnglish> = {
  title: (number) => `شکایت نمبر ${number}`,
  pageTitle: 'آپ کی شکایت',
  states: { received: 'مل گئی', acknowledged: 'تصدیق ہو گئی', settled: 'نمٹ گئی' },
  came: 'کب بھیجی',
  acknowledgeBy: 'تصدیق کا آخری وقت',
  acknowledgedAt: 'تصدیق کب ہوئی',
  settleBy: 'نمٹانے کا آخری دن',
  settledAt: 'کب نمٹی',
  order: 'آرڈر نمبر',
  written: 'آپ نے کیا لکھا',
  answer: 'ہمارا جواب',
  officer: 'شکایتوں کا جواب کون دیتا ہے',
  keep: 'اس لنک سے آپ کی شکایت اور ہمارا جواب کھلتا ہے۔ جس کے پاس یہ لنک ہو وہ یہ سب پڑھ سکتا ہے، اس لیے یہ کسی اور کو نہ دیں۔',
  message: (number, link) => `میری شکایت نمبر ${number}: ${link}`,
  yours: 'میری شکایتیں',
}

export const forgetDevice: Shape<typeof forgetDeviceInEnglish> = {
  title: 'اس فون سے سب کچھ ہٹائیں',
  text: 'اس فون کے لیے جسے اور لوگ بھی استعمال کرتے ہیں، یا جو آپ کسی کو دے رہے ہیں۔',
  goes: 'اس فون سے یہ ہٹ جائے گا:',
  things: [
    'تالاب کی ڈائری، سب تالابوں اور اندراج کے ساتھ',
    'آپ کے آرڈروں اور شکایتوں کے لنک؛ جس کی ضرورت ہو اسے پہلے رکھ لیں',
    'اگلے آرڈر کے لیے آپ کا نام، فون اور پتہ',
    'جو آپ نے لکھا مگر بھیجا نہیں، اور حساب کے ہندسے',
  ],
  unsent: 'جو ابھی بھیجا نہیں گیا اور ساتھ ہی چلا جائے گا:',
  stays:
    'جو آرڈر اور پیغام ہم تک پہنچ چکے وہ ہمارے پاس رہتے ہیں۔ نیٹ ورک کے بغیر پڑھنے کے صفحے بھی فون میں رہتے ہیں؛ ان میں آپ کا کچھ نہیں۔',
  yes: 'ہاں، سب ہٹا دیں',
  no: 'رہنے دیں',
  done: 'ہو گیا۔ اب اس سائٹ کے لیے اس فون میں آپ کا کچھ نہیں رکھا۔',
  failed: 'اس براؤزر نے سب کچھ نہیں ہٹایا۔ براؤزر کی سیٹنگ میں جا کر اس سائٹ کا محفوظ ڈیٹا مٹائیں۔',
}
