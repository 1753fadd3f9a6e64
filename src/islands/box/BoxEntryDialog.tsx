import { useEffect, useRef, useState } from 'react'
import { typedRupees } from '~/domain/amounts'
import { BOX_LABELS, CATEGORY_LABELS } from '~/domain/box/box-labels'
import {
  BOX_SIDES,
  type BoxEntry,
  type BoxSide,
  ENTERED_BOX_KINDS,
  EXPENSE_CATEGORIES,
  isOutflow,
  type NewBoxEntry,
  newBoxEntry,
} from '~/domain/box/box-schema'
import type { Balance } from '~/domain/box/day-book-schema'
import { firstOpenDay } from '~/domain/customers/open-days'
import { indianDay, isDay } from '~/domain/dates'
import { formatRupees, rupees } from '~/domain/money'
import { paiseOwed, signedPaise, signedRupees } from '~/domain/signed-money'
import { askedBalance, type BoxPage, readBalance, writeBoxEntry } from '~/stores/box/box'
import { showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import EditDialog from '../ui/EditDialog'
import Fields, { type FormField, type FormFields } from '../ui/Fields'
import { useForm } from '../ui/form'
import PictureField from '../ui/PictureField'
import { usePictures } from '../ui/pictures'

type Kind = NewBoxEntry['kind']
type Name = 'side' | 'amount' | 'category' | 'who' | 'date' | 'note'

interface Form extends Record<Name, string> {
  kind: Kind
  images: readonly string[]
}

interface Props {
  /** The kind that is chosen at first. */
  first: string
  box: Pick<BoxPage, 'balance' | 'openings'>
  onClose: () => void
}

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  ...BOX_LABELS,
  expense: 'Expense',
  deposit: 'Deposit: cash to the bank',
  withdrawal: 'Withdrawal: cash from the bank',
  drawing: 'Drawing: the owner takes money',
}

/** Writes an entry: its kind, amount, day and reason, and for an expense a photo of the receipt. */
export default function BoxEntryDialog({ first, box, onClose }: Props) {
  const { openings } = box
  const kinds = kindsFor(openings)
  const kind = kinds.find((each) => each === first) ?? 'expense'
  const { editing, change, field, pictures, asked, enterAnyway, book } = useEntryOfBox(kind, box, onClose)
  const { form, errors, isSending } = editing
  const isCount = form.kind === 'count'
  return (
    <EditDialog title={isCount ? 'Count' : 'Add entry'} editing={editing} onClose={onClose}>
      {!isCount && (
        <ChoiceField
          label="What"
          choices={kinds.filter((each) => each !== 'count').map((each) => [each, KIND_WORDS[each]])}
          value={form.kind}
          error={errors.kind}
          onChange={({ target }) => change({ kind: target.value as Kind })}
        />
      )}
      <Fields of={fieldsOf(form, openings)} field={field} />
      {isCount && book && <Compared form={form} balance={book[sideOf(form.side)]} />}
      {isOutflow(form.kind) && (
        <PictureField
          label="Photo of the receipt"
          images={form.images}
          max={1}
          error={errors.images}
          pictures={pictures}
          onChange={(images) => change({ images })}
        />
      )}
      {asked && (
        <p className="actions">
          <button type="button" className="outline" disabled={isSending} onClick={enterAnyway}>
            Enter it all the same
          </button>
        </p>
      )}
    </EditDialog>
  )
}

/** A side has one opening balance, and is counted only with one. */
const kindsFor = (openings: BoxPage['openings']): Kind[] => {
  const opened = BOX_SIDES.filter((side) => openings[side])
  const isPossible = { opening: opened.length < BOX_SIDES.length, count: opened.length > 0 } as Partial<Record<Kind, boolean>>
  return ENTERED_BOX_KINDS.filter((kind) => isPossible[kind] ?? true)
}

const sideOf = (side: string): BoxSide => (side === 'bank' ? 'bank' : 'cash')

const SIDES = { cash: 'Cash', bank: 'Bank' } as const

const sidesFor = (kind: Kind, openings: BoxPage['openings']): readonly BoxSide[] => {
  if (kind !== 'opening' && kind !== 'count') return BOX_SIDES
  return BOX_SIDES.filter((side) => Boolean(openings[side]) === (kind === 'count'))
}

const SIDE_WORDS = { expense: 'Paid from', drawing: 'Taken from' } as Readonly<Partial<Record<Kind, string>>>

const COUNTED_HINT = 'It was counted in the evening of this day.'

function fieldsOf({ kind, side }: Form, openings: BoxPage['openings']): FormFields<Name> {
  const today = indianDay(new Date())
  const isBetween = kind === 'deposit' || kind === 'withdrawal'
  const sides = sidesFor(kind, openings).map((each) => [each, SIDES[each]] as const)
  const from: FormField<Name> = { name: 'side', label: SIDE_WORDS[kind] ?? 'Where', choices: sides }
  const amount: FormField<Name> = {
    ...{ name: 'amount', kind: 'amount', required: true, autoComplete: 'off' },
    label: kind === 'count' ? 'Counted (₹)' : 'Amount (₹)',
    ...(kind === 'opening' && {
      hint: side === 'bank' ? 'In the morning of the day; with a minus, an overdraft.' : 'In the morning of the day.',
    }),
  }
  const category: FormField<Name> = {
    ...{ name: 'category', label: 'For', required: true },
    choices: [['', 'Please choose'], ...EXPENSE_CATEGORIES.map((each) => [each, CATEGORY_LABELS[each]] as const)],
  }
  const day: FormField<Name> = { name: 'date', label: 'Day', kind: 'date', required: true, max: today }
  return [
    ...(isBetween ? [] : [from]),
    amount,
    ...(kind === 'expense' ? [category, { name: 'who', label: 'Paid to', autoComplete: 'off' } as const] : []),
    kind === 'opening' ? day : { ...day, min: firstOpenDay(today), ...(kind === 'count' && { hint: COUNTED_HINT }) },
    { name: 'note', label: kind === 'count' ? 'Reason of a difference' : 'Note' },
  ]
}

/** Compares what was counted with the book. */
function Compared({ form: { amount }, balance }: { form: Form; balance: string }) {
  const counted = signedPaise(typedRupees(amount))
  const difference = counted === undefined ? undefined : counted - paiseOwed(balance)
  return (
    <p role="status">
      The book says {signedRupees(balance)}. {difference === 0 && 'It agrees.'}
      {difference !== undefined &&
        difference !== 0 &&
        `${formatRupees(rupees(Math.abs(difference)))} ${difference < 0 ? 'are missing' : 'are too much'}.`}
    </p>
  )
}

/** The form of an entry. `asked`: the server asks whether to enter more than there is. */
function useEntryOfBox(kind: Kind, { balance, openings }: Props['box'], onClose: () => void) {
  const pictures = usePictures<Form>()
  const [asked, setAsked] = useState(false)
  const isSure = useRef(false)
  const [earlier, setEarlier] = useState<{ day: string; balance: Balance }>()
  const today = indianDay(new Date())
  /** The balance that a count of a day is compared with; undefined until it is known. */
  const bookOn = (day: string) => (day === today ? balance : earlier?.day === day ? earlier.balance : undefined)
  const editing = useForm<Form, NewBoxEntry, BoxEntry>({
    draft: `box/${kind}`,
    saved: {
      ...{ kind, side: sidesFor(kind, openings)[0] ?? 'cash', amount: '', category: '', who: '', note: '', images: [] },
      date: today,
    },
    schema: newBoxEntry,
    toInput: (form: Form) => inputOf(form, { book: bookOn(form.date)?.[sideOf(form.side)], evenBelowZero: isSure.current }),
    fieldAt: ([name]) => (name === 'imageUrl' ? 'images' : (name as keyof Form)),
    check: ({ kind: chosen, category }) =>
      chosen === 'expense' && category === '' ? { category: 'Please choose what it was for.' } : {},
    pictures,
    send(entry, key) {
      isSure.current = false
      setAsked(false)
      return writeBoxEntry(entry, key)
    },
    refusal(problem) {
      if (askedBalance(problem) === '') return undefined
      setAsked(kind !== 'count')
      return { state: 'failed', sentence: problem?.detail ?? '' }
    },
    onDone: (_, entry) => {
      const amount = signedRupees(entry.kind === 'count' ? (entry.counted ?? entry.amount) : entry.amount)
      showToast('Entered', `${BOX_LABELS[entry.kind]} of ${amount}.`)
      onClose()
    },
  })
  const { date } = editing.form
  useEffect(() => {
    if (kind !== 'count' || date === today || !isDay(date)) return
    let isOld = false
    readBalance(date).then(
      (found) => isOld || setEarlier({ day: date, balance: found }),
      () => {},
    )
    return () => {
      isOld = true
    }
  }, [kind, date, today])
  const change = (changes: Partial<Form>) => {
    setAsked(false)
    const next = changes.kind
    const [side = 'cash'] = next ? sidesFor(next, openings) : []
    editing.change({ ...changes, ...(next && { side }) })
  }
  const enterAnyway = () => {
    isSure.current = true
    void editing.submit()
  }
  const field = (name: Name) => ({
    ...editing.field(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return { editing, change, field, pictures, asked, enterAnyway, book: bookOn(date) }
}

function inputOf(
  { kind, side, amount, category, who, date, note, images }: Form,
  { book, evenBelowZero }: { book: string | undefined; evenBelowZero: boolean },
) {
  const [imageUrl] = isOutflow(kind) ? images : []
  return {
    ...{ kind, side, amount: typedRupees(amount), note },
    ...(date && { date }),
    ...(kind === 'expense' && { category: category || null, who }),
    ...(kind === 'count' && book !== undefined && { book }),
    ...(imageUrl && { imageUrl }),
    ...(evenBelowZero && { evenBelowZero }),
  }
}
