import type { Category } from '~/domain/catalog/schema'
import type { faq as english } from '../en/faq'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'
import { stages } from './stages'

export function faq(params: PageParams): Shape<ReturnType<typeof english>> {
  const { value, bag, answerHours, pellet, rates, ration, storage, saturation, example } = params
  const { warm, cool } = example
  const { least, to, from } = params.water.fullRation
  const { oxygenToFeed } = params.water
  const { fish } = stages(params)
  const feed = (stage: Category) => `${value(`${stage}.name`)} (${pellet[stage]})`
  return {
    title: 'فارم والوں کے سوال',
    between: '؛ ',
    source: (names: string) => `ماخذ: ${names}`,
    questions: {
      daily: {
        question: 'میری مچھلیوں کو روز کتنی خوراک چاہیے؟',
        answer: `تالاب کی ساری مچھلی کے کلو (بائیوماس) سے چلیں: مچھلیوں کی گنتی کو ایک مچھلی کے اوسط وزن (گرام) سے ضرب دیں، پھر ${example.gramsInKilogram} سے تقسیم کریں۔ روز بچہ مچھلی کو اس کا ${rates.fry.share} چاہیے، فنگرلنگ کو ${rates.fingerling.share}، بڑھتی مچھلی کو ${rates.grower.share} اور بروڈ مچھلی کو ${rates.broodstock.share}۔ پانی ${ration.coolFrom} سے ${from} ہو تو اس کا ${ration.coolShare} دیں، ${ration.cold} سے نیچے آدھا۔ جیسے ${example.weight} کی ${example.fish} بڑھتی مچھلیاں مل کر ${example.biomass} ہوئیں: ${warm.temperature} پر دن کی خوراک ${warm.daily}، اور ${cool.temperature} پر ${cool.daily}۔`,
      },
      which: {
        question: 'تین خوراکوں میں سے میری کون سی ہے؟',
        answer: `چند مچھلیاں تولیں۔ ${feed('early')}: ${fish.early} وزن کی مچھلی کے لیے۔ ${feed('small')}: ${fish.small} کے لیے۔ ${feed('stock')}: ${fish.stock} کے لیے۔ دو سائز کے بیچ میں ہوں تو چھوٹا دانہ لیں، اور بدلتے وقت ایک ہفتہ دونوں ملا کر دیں۔`,
      },
      storage: {
        question: 'بوریاں کیسے رکھوں؟',
        answer: `بند، سوکھی، ٹھنڈی اور اندھیری جگہ میں، تختوں پر، اور ڈھیروں کے بیچ ہوا کی جگہ چھوڑ کر۔ پرانی بوری پہلے کھولیں، اور ہر بوری ${storage.months} مہینے کے اندر ختم کریں۔ ${storage.warm} سے زیادہ گرمی میں یا سیلن میں (ہوا میں نمی ${storage.humid} سے زیادہ) پھپھوندی سب سے جلدی زہر بناتی ہے، جو ٹراؤٹ کا جگر خراب کرتا ہے۔ جس خوراک سے سیلن کی بو آئے، جو پسیجے یا جس کے ڈھیلے بن جائیں، وہ ہرگز نہ کھلائیں، زمین میں دبا دیں۔`,
      },
      notEating: {
        question: 'مچھلی نے کھانا چھوڑ دیا ہے۔ اب کیا کروں؟',
        answer:
          'خوراک بند کر دیں: بچا ہوا دانہ آکسیجن کھا جاتا ہے۔ آکسیجن اور درجۂ حرارت ناپیں، پانی آنے کی جالی صاف کریں، اور چند مچھلیوں کے گلپھڑے دیکھیں۔ پانی اور گلپھڑے ٹھیک ہوں تو اگلی صبح خوراک کا دسواں حصہ دیں، پھر جیسے جیسے کھائے ہر روز بڑھائیں۔ اگر مچھلی مر رہی ہو، یا گلپھڑے پھیکے، سوجے یا کٹے پھٹے ہوں، تو اسی دن زندہ مچھلی اور پانی کی ایک بوتل لے کر اپنے ضلع کے محکمہ فشریز کے دفتر جائیں۔',
      },
      warm: {
        question: 'پانی کتنا گرم ہو تو ٹھیک ہے؟',
        answer: `${least} سے ${to} تک ٹراؤٹ پوری خوراک کھاتی ہے؛ ${to} سے اوپر کم دیں۔ ٹراؤٹ کے شائع شدہ جدول ${ration.tablesEnd} پر ختم ہو جاتے ہیں: اس سے اوپر پہلے آکسیجن دیکھیں، اور جب تک پانی ٹھنڈا نہ ہو، بہت تھوڑا دیں یا کچھ نہیں۔`,
      },
      oxygen: {
        question: 'کھانے کے لیے ٹراؤٹ کو کتنی آکسیجن چاہیے؟',
        answer: `کھلانے کے بعد کے گھنٹوں میں وہاں ناپیں جہاں پانی تالاب سے نکلتا ہے۔ ${oxygenToFeed} یا زیادہ ہو تو پوری خوراک دیں؛ کم ہو تو کم دیں؛ ${ration.oxygenToStop} سے نیچے نہ کھلائیں، اور پانی کا بہاؤ یا ہوا بڑھائیں۔ سمندر سے ${saturation.altitude} کی اونچائی پر پانی میں ${saturation.cool.temperature} پر زیادہ سے زیادہ ${saturation.cool.oxygen} اور ${saturation.warm.temperature} پر ${saturation.warm.oxygen} آکسیجن سما سکتی ہے۔`,
      },
      grading: {
        question: 'مچھلی کی چھانٹی کب کروں؟',
        answer:
          'جیسے ہی بڑی مچھلی چھوٹی کو خوراک سے ہٹانے لگے، اور دانہ بدلنے سے پہلے ہر بار۔ ایک دن پہلے خوراک نہ دیں، صبح کی ٹھنڈک میں چھانٹیں، پھر ہر سائز کی مچھلی الگ تولیں: اس کی خوراک کی مقدار بدل گئی ہے۔',
      },
      ordering: {
        question: 'آرڈر کیسے دوں، اور کم سے کم کتنا؟',
        answer: `دکان سے آرڈر کریں، ${bag} کی ایک بوری سے؛ بھیجنے سے پہلے ہم فون کر کے آپ سے پکا کرتے ہیں۔ مل کی کوٹیشن کم سے کم ${value('minimumOrder')} پر، اپنے فارمولے کی خوراک ${value('customMinimum')} پر۔ ہم ${answerHours} گھنٹے کے اندر جواب دیتے ہیں۔ ہمارے اوقات: ${value('hours')}۔`,
      },
    },
    banking: {
      title: 'ہمارا بینک',
      bank: `ہمارا کھاتہ ${value('bank')} میں ہے۔ `,
      sample: 'نمونہ: ہمارے بینک کا نام۔ ',
      check: `پیسے بھیجنے سے پہلے ${value('phone')} پر فون کر کے کھاتہ نمبر ہم سے ملا لیں۔`,
    },
  }
}
