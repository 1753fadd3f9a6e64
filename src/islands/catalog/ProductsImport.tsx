import { type ChangeEvent, useState } from 'react'
import type { ProductsImport as Plan, ProductLine } from '~/domain/catalog/products-csv-schema'
import { importProducts, planImport } from '~/stores/catalog/products-csv'
import { showToast } from '~/stores/toasts'
import styles from '../ui/Catalogue.module.css'
import Dialog from '../ui/Dialog'
import Notice from '../ui/Notice'
import { problemOf, UNREACHABLE } from '../ui/problems'

const TONES = { created: 'ok', updated: 'wait', unchanged: undefined, refused: 'no' } as const

/** The plan of a chosen file, and its execution. */
function useImport(onDone: () => void) {
  const [text, setText] = useState('')
  const [plan, setPlan] = useState<Plan>()
  const [sentence, setSentence] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const outcomes = plan?.lines.map(({ outcome }) => outcome) ?? []
  const changing = outcomes.filter((outcome) => outcome === 'created' || outcome === 'updated').length

  async function work(step: () => Promise<void>) {
    setIsBusy(true)
    setSent(0)
    setSentence('')
    await step().catch((error) => setSentence(problemOf(error)?.detail || UNREACHABLE))
    setIsBusy(false)
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) =>
    work(async () => {
      const content = (await target.files?.[0]?.text()) ?? ''
      target.value = ''
      setPlan(undefined)
      setPlan(await planImport(content, setSent))
      setText(content)
    })

  const apply = (shown: Plan) =>
    work(async () => {
      const answer = await importProducts(text, shown, setSent)
      setPlan(answer)
      if (answer.isDryRun) return setSentence('The products were changed meanwhile. This is what the file would do now.')
      showToast('Products Imported', `${changing} of ${answer.lines.length} lines changed a product.`)
      onDone()
    })

  return { plan, outcomes, changing, sentence, isBusy, sent, choose, apply }
}

/** Imports a products file. Shows first what each line would change. */
export default function ProductsImport({ onClose }: { onClose: () => void }) {
  const { plan, outcomes, changing, sentence, isBusy, sent, choose, apply } = useImport(onClose)
  return (
    <Dialog title="Import Products" onClose={onClose}>
      <p>Choose a file as Export CSV makes it. Nothing changes until you have seen what it would do.</p>
      <label>
        CSV file
        <input type="file" accept=".csv,text/csv" disabled={isBusy} onChange={choose} />
      </label>
      <Notice>{sentence}</Notice>
      {isBusy && (
        <label>
          {sent < 1 ? 'Sending the file' : 'The server works through its lines'}
          <progress max={1} value={sent < 1 ? sent : undefined} />
        </label>
      )}
      {plan && (
        <>
          <p role="status">{summaryOf(outcomes)}</p>
          <PlanTable lines={plan.lines.filter(({ outcome }) => outcome !== 'unchanged')} />
          <button
            type="button"
            aria-busy={isBusy}
            disabled={isBusy || changing === 0 || outcomes.includes('refused')}
            onClick={() => apply(plan)}
          >
            {changing === 1 ? 'Import 1 change' : `Import ${changing} changes`}
          </button>
        </>
      )}
    </Dialog>
  )
}

function PlanTable({ lines }: { lines: readonly ProductLine[] }) {
  if (lines.length === 0) return null
  return (
    <div className={styles.plan}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Product</th>
            <th scope="col">What changes</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, name, outcome, changes, errors }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">
                {name}{' '}
                <span className="badge" data-tone={TONES[outcome]}>
                  {outcome}
                </span>
              </th>
              <td>
                <ul>
                  {errors.map(({ path, message }) => (
                    <li key={path}>
                      {path}: {message}
                    </li>
                  ))}
                  {changes.map(({ column, before, after }) => (
                    <li key={column}>
                      {column}: {before && <del>{before}</del>} {after}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function summaryOf(outcomes: readonly ProductLine['outcome'][]): string {
  const count = (outcome: ProductLine['outcome']) => outcomes.filter((each) => each === outcome).length
  const refused = count('refused')
  const summary = `${count('created')} new, ${count('updated')} changed, ${count('unchanged')} as they are, ${refused} refused.`
  return refused > 0 ? `${summary} Nothing is imported while a line is refused.` : summary
}
