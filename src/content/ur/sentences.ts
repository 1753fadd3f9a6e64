import type { Sentences } from '~/schemas/sentences'
import { asIs } from './isolated'

const [max, min, name, price, left] = ['{max}', '{min}', '{name}', '{price}', '{left}'].map(asIs)

export const sentences: Sentences = {
  required: 'یہ خانہ بھریں۔',
  'too-long': `زیادہ سے زیادہ ${max} حروف لکھیں۔`,
  'broken-character': 'اس میں ایک حرف پڑھا نہیں جا رہا۔ دوبارہ لکھیں۔',
  'not-one-line': 'اسے ایک ہی سطر میں لکھیں، چھپے ہوئے نشانوں کے بغیر۔',
  'not-plain': 'اس میں سے چھپے ہوئے نشان ہٹا دیں۔',
  email: `ای میل پتہ ایسے لکھیں: ${asIs('name@example.com')}`,
  quantity: `بوریاں پوری گنتی میں لکھیں، ${min} یا زیادہ۔`,
  'not-for-sale': 'یہ خوراک اب نہیں بکتی۔',
  'price-changed': `${name} کی قیمت اب ${price} فی بوری ہے۔ کل رقم دیکھ کر آرڈر دوبارہ بھیجیں۔`,
  'stock-left': `${name} کی صرف ${left} بوریاں بچی ہیں۔`,
  'last-bag': `${name} کی صرف ${left} بوری بچی ہے۔`,
  'sold-out': `${name} ختم ہو گئی ہے۔`,
  bot: 'لگا کہ یہ کسی پروگرام نے بھیجا ہے۔ بٹن ایک بار پھر دبائیں، یا ہمیں فون کریں۔',
  'sent-before': 'یہ آپ پہلے بھیج چکے ہیں۔ دونوں چاہییں تبھی دوبارہ بھیجیں۔',
  foreign: 'اسی سائٹ کے صفحے کا فارم بھریں۔',
  'too-many': 'آپ کے کنکشن سے بہت بار بھیجا گیا۔ چند منٹ ٹھہر کر دوبارہ کوشش کریں۔',
  unavailable: 'یہ ابھی محفوظ نہیں ہو سکا۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  failed: 'ہماری طرف کچھ خرابی ہوئی۔ دوبارہ کوشش کریں۔',
}
