import type { wallChart as english } from '../en/wall-chart'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const wallChart = ({ example, schedule }: PageParams): Shape<ReturnType<typeof english>> => ({
  title: 'کون سا دانہ، کتنی خوراک',
  text: 'چھاپنے کے لیے ایک صفحہ۔ اسے وہاں لگائیں جہاں خوراک تولی جاتی ہے۔',
  print: 'چھاپیں (پرنٹ)',
  sample: 'کچھ مچھلیاں تولیں: دانہ وزن سے چنا جاتا ہے',
  trueSize: 'صفحہ چھوٹا بڑا کیے بغیر چھپے تو دانے اپنے اصل سائز میں ہیں۔',
  ration: {
    title: `تھرمامیٹر دیکھیں: ${schedule.biomass} مچھلی کے لیے روز کتنے کلو خوراک`,
    biomass: `مچھلیوں کی تعداد × ایک کا وزن گرام میں ÷ ${example.gramsInKilogram} = مچھلی کے کلو`,
    water: 'پانی، اور خوراک کا کتنا حصہ',
    over: (celsius: string) => `${celsius} سے اوپر`,
    between: (from: string, to: string) => `${from} سے ${to}`,
    under: (celsius: string) => `${celsius} سے نیچے`,
    stop: 'پانی ٹھنڈا ہونے تک تھوڑی یا کچھ نہیں',
  },
})
