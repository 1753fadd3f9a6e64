import { useId } from 'react'
import { figures, misfit, calculator as words } from '~/content/calculator'
import { formatAmount } from '~/formats/amounts'
import { betterLifeStage, type Figure, type TypedInputs } from '~/rules/feeding-inputs'
import { LIFE_STAGE_LABELS, LIFE_STAGES } from '~/rules/stages'
import { clearInputs, MAX_TYPED, typeInputs } from '~/stores/calculators'
import Field from '../ui/Field'
import styles from './Inputs.module.css'
import type { Calculator } from './typed-inputs'

interface Props {
  calculator: Calculator
  optional: readonly Figure[]
}

/** The fields of a calculator. A form only so that what was typed early can be read; it sends nothing. */
export default function Inputs({ calculator: { form, typed, inputs, wrong, settle }, optional }: Props) {
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
      label={figures[name].label}
      hint={figures[name].hint}
      error={wrong.includes(name) ? figures[name].wrong : undefined}
      required={!optional.includes(name)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_TYPED}
      onBlur={settle}
      {...take(name)}
    />
  )
  return (
    <form ref={form} className={styles.inputs} noValidate onSubmit={(event) => event.preventDefault()}>
      {figure('fishCount')}
      {figure('averageWeight')}
      <div>
        <label htmlFor={stage}>{words.lifeStage}</label>
        <select
          id={stage}
          {...take('lifeStage')}
          value={inputs.lifeStage}
          autoComplete="off"
          aria-describedby={better && `${stage}-misfit`}
        >
          {LIFE_STAGES.map((lifeStage) => (
            <option key={lifeStage} value={lifeStage}>
              {LIFE_STAGE_LABELS[lifeStage]}
            </option>
          ))}
        </select>
      </div>
      {optional.map(figure)}
      {better && (
        <p className={styles.misfit}>
          <span id={`${stage}-misfit`} role="status">
            {misfit(formatAmount(inputs.averageWeight ?? 0), inputs.lifeStage, better)}
          </span>
          <button type="button" className="outline" onClick={() => typeInputs({ lifeStage: '' })}>
            {words.better} {LIFE_STAGE_LABELS[better]}
          </button>
        </p>
      )}
      <button type="button" className="outline" onClick={clearInputs}>
        {words.clear}
      </button>
      <p className={styles.tip}>{words.text}</p>
    </form>
  )
}
