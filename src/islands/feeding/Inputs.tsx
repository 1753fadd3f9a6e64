import { type ReactNode, useId } from 'react'
import type { FeedingInputs } from '~/domain/feeding/feeding'
import { betterLifeStage, type Figure, type TypedInputs } from '~/domain/feeding/feeding-inputs'
import { LIFE_STAGES, type LifeStage, RECOMMENDED_CATEGORY } from '~/domain/feeding/stages'
import { lastOf } from '~/domain/lists'
import { pathIn } from '~/languages'
import { clearInputs, MAX_TYPED, typeInputs } from '~/stores/calculators'
import Field from '../ui/Field'
import { useLanguage, useMessages } from '../ui/language'
import styles from './Inputs.module.css'
import type { Calculator } from './typed-inputs'
import { useAmounts } from './use-amounts'

interface Props {
  calculator: Calculator
  optional: readonly Figure[]
  /** Shown below number and weight of the fish. */
  children?: ReactNode
}

/** The fields of a calculator. Before hydration their form is answered by the server with the line of the home page. */
export default function Inputs({ calculator: { form, typed, inputs, wrong, settle }, optional, children }: Props) {
  const { calculator: words, stages } = useMessages()
  const line = `${pathIn(useLanguage(), '/')}#line`
  const stage = useId()
  const better = betterLifeStage(inputs)
  const take = (name: keyof TypedInputs) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => typeInputs({ [name]: target.value }),
  })
  const figure = (name: Figure) => (
    <Field
      key={name}
      label={words.fields[name].label}
      hint={words.fields[name].hint}
      error={wrong.includes(name) ? words.fields[name].wrong : undefined}
      required={!optional.includes(name)}
      inputMode="decimal"
      enterKeyHint={name === lastOf(optional) ? 'done' : 'next'}
      maxLength={MAX_TYPED}
      onBlur={settle}
      {...take(name)}
    />
  )
  return (
    <form
      ref={form}
      action={line}
      className={styles.inputs}
      autoComplete="off"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {figure('fishCount')}
      {figure('averageWeight')}
      {children}
      <div>
        <label htmlFor={stage}>{words.lifeStage}</label>
        <select id={stage} {...take('lifeStage')} value={inputs.lifeStage} aria-describedby={better && `${stage}-misfit`}>
          {LIFE_STAGES.map((lifeStage) => (
            <option key={lifeStage} value={lifeStage}>
              {stages.life[lifeStage]}
            </option>
          ))}
        </select>
      </div>
      {optional.map(figure)}
      {better && <Misfit id={`${stage}-misfit`} inputs={inputs} better={better} />}
      <button type="submit" className={styles.asleep}>
        {words.answer}
      </button>
      <button type="button" className={`outline ${styles.awake}`} onClick={clearInputs}>
        {words.clear}
      </button>
      <p className={`quiet ${styles.tip}`}>{words.tip}</p>
    </form>
  )
}

interface MisfitProps {
  id: string
  inputs: FeedingInputs
  /** The stage that fits this weight. */
  better: LifeStage
}

/** Warns that the weight does not fit the stage, and offers the right one. */
function Misfit({ id, inputs: { averageWeight = 0, lifeStage }, better }: MisfitProps) {
  const { calculator: words, stages } = useMessages()
  const { amount } = useAmounts()
  return (
    <p className={`stack ${styles.misfit}`}>
      <span id={id} role="status">
        {words.misfit(
          amount(averageWeight, 'g'),
          stages.fishOf[better],
          stages.fishOf[lifeStage],
          stages.fish[RECOMMENDED_CATEGORY[lifeStage]],
        )}
      </span>
      <button type="button" className="outline" onClick={() => typeInputs({ lifeStage: '' })}>
        {words.change(stages.life[better])}
      </button>
    </p>
  )
}
