import type { shopPage as english } from '../en/shop-page'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const shopPage = ({ bag }: PageParams): Shape<ReturnType<typeof english>> => ({
  title: 'ہر مرحلے کی ٹراؤٹ کے لیے خوراک',
  lead: `ارلی، سمال اور اسٹاک، ${bag} کی بوری میں۔ اپنی مچھلی کا وزن دیکھ کر چنیں، یہیں آرڈر کریں، ہم فون کر کے آرڈر پکا کریں گے۔`,
  promises: [
    { title: 'معیار کی ضمانت', text: 'ہر بار خوراک ویسی ہی بنتی ہے جیسی بوری پر لکھی ہے۔' },
    { title: 'مال جلدی پہنچتا ہے', text: 'ہم فون کر کے ہر آرڈر پکا کرتے ہیں اور دن بتاتے ہیں۔' },
    { title: 'واٹس ایپ پر مدد', text: 'خریدنے سے پہلے خوراک کے بارے میں پوچھ لیں؛ جواب آدمی دیتا ہے، مشین نہیں۔' },
  ],
})
