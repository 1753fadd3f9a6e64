import { useState } from 'react'
import type { Pond } from '~/domain/ponds/schema'
import { changePond, deletePond } from '~/stores/pond-list'
import type { SavedPond } from '~/stores/saved-pond'
import Dialog from '../ui/Dialog'
import styles from './Form.module.css'
import FormEnd from './FormEnd'
import { useRefusals } from './form-state'
import { addWithFish } from './new-pond'
import PondFields from './PondFields'
import { newPondTyped, pondOf, pondTyped, type TypedPond } from './pond-form'
import { useFormat, usePondMessages } from './words'

interface Props {
  today: string
  /** The pond that is changed; without one, a new pond is added with its first fish. */
  pond?: Pond
  typed?: SavedPond | undefined
  onClose: () => void
}

/** What was typed of a new pond whose form was closed. */
let leftForm: TypedPond | undefined

/** The form of a pond. */
export default function PondDialog({ today, pond, typed: saved, onClose }: Props) {
  const words = usePondMessages().entries.pond
  const spoken = useFormat()
  const [typed, setTyped] = useState(() =>
    pond ? pondTyped(pond, today) : saved ? newPondTyped(today, saved) : (leftForm ?? newPondTyped(today)),
  )
  const form = useRefusals(() => {
    if (!pond) leftForm = undefined
    onClose()
  })

  function type(changes: Partial<TypedPond>) {
    const next = { ...typed, ...changes }
    if (!pond) leftForm = next
    setTyped(next)
    form.mend(['isMeasured' in changes ? 'cubicMetres' : '', ...Object.keys(changes), 'metres'])
  }

  return (
    <Dialog title={pond ? words.change(spoken.figure(pond.name)) : words.add} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void form.send(() => (pond ? changePond(pond.id, pondOf(typed)) : addWithFish(typed, today, form.questions.length > 0)))
        }}
      >
        <PondFields typed={typed} type={type} errorOf={form.errorOf} isNew={!pond} today={today} />
        <FormEnd form={form} label={words.save} />
      </form>
      {pond && <Removal pond={pond} onRemoved={onClose} />}
    </Dialog>
  )
}

function Removal({ pond, onRemoved }: { pond: Pond; onRemoved: () => void }) {
  const words = usePondMessages().entries.pond
  const [isAsked, setIsAsked] = useState(false)
  const remove = async () => {
    await deletePond(pond.id)
    onRemoved()
  }
  if (!isAsked) {
    return (
      <button type="button" className={`outline ${styles.remove}`} onClick={() => setIsAsked(true)}>
        {words.remove}
      </button>
    )
  }
  return (
    <div className={styles.removal} role="alert">
      <p>{words.removeAsk}</p>
      <div className="actions">
        <button type="button" onClick={() => void remove()}>
          {words.removeYes}
        </button>
        <button type="button" className="outline" onClick={() => setIsAsked(false)}>
          {words.cancel}
        </button>
      </div>
    </div>
  )
}
