import { useId } from 'react'
import { betterLifeStage, type Figure, type TypedInputs } from '~/rules/feeding-inputs'
import { LIFE_STAGES, RECOMMENDED_CATEGORY } from '~/rules/stages'
import { clearInputs, MAX_TYPED, typeInputs } from '~/stores/calculators'
import { useWords } from '../language'
import Field from '../ui/Field'
import styles from './Inputs.module.css'
import type { Calculator } from './typed-inputs'
import { useAmounts } from './use-amounts'

interface Props {
  calculator: Calculator
  optional: readonly Figure[]
}

/** The fields of a calculator. A form only so that what was typed early can be read; it sends nothing. */
export default function Inputs({ calculator: { form, typed, inputs, wrong, settle }, optional }: Props) {
  const { calculator: words, stages } = useWords()
  const { amount } = useAmounts()
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
      enterKeyHint={name === optional.at(-1) ? 'done' : 'next'}
      maxLength={MAX_TYPED}
      onBlur={settle}
      {...take(name)}
    />
  )
  return (
    <form ref={form} className={styles.inputs} autoComplete="off" noValidate onSubmit={(event) => event.preventDefault()}>
      {figure('fishCount')}
      {figure('averageWeight')}
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
      {better && (
        <p className={styles.misfit}>
          <span id={`${stage}-misfit`} role="status">
            {words.misfit(
              amount(inputs.averageWeight ?? 0, 'g'),
              stages.fishOf[better],
              stages.fishOf[inputs.lifeStage],
              stages.fish[RECOMMENDED_CATEGORY[inputs.lifeStage]],
            )}
          </span>
          <button type="button" className="outline" onClick={() => typeInputs({ lifeStage: '' })}>
            {words.change(stages.life[better])}
          </button>
        </p>
      )}
      <button type="button" className="outline" onClick={clearInputs}>
        {words.clear}
      </button>
      <p className={styles.tip}>{words.tip}</p>
    </form>
  )
}
