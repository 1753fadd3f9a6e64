import { PHOTO_LABELS, pastDayFault } from '~/domain/account/custom-content'
import {
  type CustomContent,
  type CustomContentKind,
  MAX_ANSWER,
  MAX_FIGURE,
  MAX_NOTICE,
  MAX_QUESTION,
  MEASURED,
  newCustomContent,
  PHOTOS,
} from '~/domain/account/custom-content-schema'
import { indianDay } from '~/domain/dates'
import { MAX_NAME, MAX_SKU } from '~/domain/text-limits'
import { LANGUAGES, type Language, languages } from '~/languages'
import { createCustomContent, updateCustomContent } from '~/stores/account/custom-content'
import { showToast } from '~/stores/toasts'
import EditDialog from '../ui/EditDialog'
import Fields, { emptyOf, type FormField, labelsOf } from '../ui/Fields'
import { useForm } from '../ui/form'
import PictureField from '../ui/PictureField'
import { usePictures } from '../ui/pictures'
import { KIND_WORDS } from './custom-content-words'

const TEXTS = ['name', 'number', 'issuer', 'validUntil', 'sku', ...MEASURED, 'of', 'from', 'until', 'order'] as const
type Said = `${'text' | 'question' | 'answer' | 'caption'}_${Language}`
type FieldName = (typeof TEXTS)[number] | Said

interface Form extends Record<FieldName, string> {
  images: readonly string[]
  version: number
}

const saidIn = (field: 'text' | 'question' | 'answer' | 'caption', label: string, maxLength: number): FormField<FieldName>[] =>
  LANGUAGES.map((language) => ({
    name: `${field}_${language}` as const,
    label: `${label} in ${languages[language].english}`,
    kind: field === 'answer' ? 'lines' : 'line',
    maxLength,
    lang: languages[language].tag,
  }))

const MEASURED_LABELS = { protein: 'protein', fat: 'fat', fiber: 'fibre', moisture: 'moisture', energy: 'energy' } as const

const questions = saidIn('question', 'Question', MAX_QUESTION)
const answers = saidIn('answer', 'Answer', MAX_ANSWER)

const FIELDS: Readonly<Record<CustomContentKind, readonly FormField<FieldName>[]>> = {
  certificate: [
    { name: 'name', label: 'Certificate', required: true, maxLength: MAX_NAME, hint: 'As it calls itself.' },
    { name: 'number', label: 'Number', required: true, maxLength: MAX_NAME, hint: 'By which a buyer can check it.' },
    { name: 'issuer', label: 'Issued by', required: true, maxLength: MAX_NAME },
    {
      name: 'validUntil',
      label: 'Valid until',
      kind: 'date',
      required: true,
      hint: 'The day after, pages say that it has expired.',
    },
    {
      name: 'sku',
      label: 'SKU of the feed',
      maxLength: MAX_SKU,
      hint: 'Of an analysis: what it measured stands on the page of this feed.',
    },
    ...MEASURED.map((name) => ({ name, label: `Measured: ${MEASURED_LABELS[name]}`, maxLength: MAX_FIGURE })),
  ],
  photo: [
    {
      name: 'of',
      label: 'It shows',
      required: true,
      choices: [['', 'Choose one'], ...PHOTOS.map((of) => [of, PHOTO_LABELS[of]] as const)],
    },
    ...saidIn('caption', 'Caption', MAX_NOTICE),
  ],
  notice: [
    ...saidIn('text', 'Notice', MAX_NOTICE),
    { name: 'from', label: 'First day', kind: 'date', required: true },
    { name: 'until', label: 'Last day', kind: 'date', required: true },
  ],
  question: [
    ...questions.flatMap((question, index) => [question, ...answers.slice(index, index + 1)]),
    { name: 'order', label: 'Place', kind: 'whole', required: true, min: 0, max: 99, hint: 'Lower numbers come first.' },
  ],
}

interface Props {
  kind: CustomContentKind
  /** Undefined for a new one. */
  row: CustomContent | undefined
  onClose: () => void
}

/** Adds or edits custom content of a kind. */
export default function CustomContentDialog({ kind, row, onClose }: Props) {
  const pictures = usePictures<Form>()
  const fields = FIELDS[kind]
  const { title, one } = KIND_WORDS[kind]
  const editing = useForm({
    draft: `own-words/${row?.id ?? kind}`,
    saved: formOf(row),
    labels: { ...labelsOf(fields), images: 'Picture' },
    schema: newCustomContent,
    toInput: (form: Form) => ({ words: wordsOf(kind, form) }),
    toForm: formOf,
    fieldAt: ([first, second]) => (second === 'imageUrl' ? 'images' : ((second ?? first) as FieldName)),
    check: (form) => faultsOf(kind, form, row),
    pictures,
    send: (input, key, { version }) => (row ? updateCustomContent(row.id, input, version) : createCustomContent(input, key)),
    onDone: () => {
      showToast('Saved', `Your ${title.toLowerCase()} are as you wrote them.`)
      onClose()
    },
  })
  const { form, change, field, errors } = editing
  return (
    <EditDialog title={`${row ? 'Edit' : 'Add'} ${one}`} editing={editing} onClose={onClose}>
      <Fields of={fields} field={field} />
      {(kind === 'certificate' || kind === 'photo') && (
        <PictureField
          label={kind === 'photo' ? 'Photo' : 'Picture of the certificate'}
          images={form.images}
          max={1}
          error={errors.images}
          pictures={pictures}
          onChange={(images) => change({ images })}
        />
      )}
    </EditDialog>
  )
}

function formOf(row: CustomContent | undefined): Form {
  const { kind: _, ...words } = row?.words ?? { kind: '', order: 0 }
  const texts = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, String(value ?? '')]))
  const image = row && 'imageUrl' in row.words ? row.words.imageUrl : undefined
  return {
    ...emptyOf(Object.values(FIELDS)),
    ...texts,
    images: image ? [image] : [],
    version: row?.version ?? 0,
  } as unknown as Form
}

/** The input of the schema, without languages that are empty. */
function wordsOf(kind: CustomContentKind, form: Form) {
  const filled = FIELDS[kind].filter(({ name, required }) => required || form[name].trim() !== '')
  const values = filled.map(({ name, kind: as }) => [name, as === 'whole' ? Number(form[name] || Number.NaN) : form[name]])
  const [imageUrl] = form.images
  return { kind, ...Object.fromEntries(values), ...(imageUrl && { imageUrl }) }
}

/** Refuses a last day in the past, unless it was stored before. */
function faultsOf(kind: CustomContentKind, form: Form, row: CustomContent | undefined) {
  const checked = newCustomContent.safeParse({ words: wordsOf(kind, { ...form, images: [] }) })
  const fault = checked.data && pastDayFault(checked.data.words, indianDay(new Date()))
  const name = fault?.path.split('.')[1] as 'validUntil' | 'until' | undefined
  return fault && name && form[name] !== formOf(row)[name] ? { [name]: fault.message } : {}
}
