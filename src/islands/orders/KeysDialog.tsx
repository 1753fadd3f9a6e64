import { useState } from 'react'
import Dialog from '../ui/Dialog'
import Switch from '../ui/Switch'
import { areSingleKeysOn, turnSingleKeys } from '../ui/single-keys'
import styles from './KeysDialog.module.css'

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/'], 'Search; Enter goes to the first row'],
  [['j', 'k'], 'Next row, row above'],
  [['Enter'], 'Open the order of the row'],
  [['c', 'w'], 'Call the customer of the row, or write on WhatsApp'],
  [['x'], 'Select the order of the row, or not'],
  [['a'], 'Select all orders of the page, or none'],
  [['b'], 'Go to what can be done with the selected'],
  [['n', '→'], 'In an order: the next one'],
  [['p', '←'], 'In an order: the previous one'],
  [['s'], 'In an order: its status'],
  [['e'], 'In an order: your notes; Ctrl and Enter save them'],
  [['Esc'], 'Close'],
  [['F8'], 'Go to the notice, to undo'],
  [['?'], 'Show these keys'],
]

/** The keyboard shortcuts of the order screen, and a switch for single-key ones. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={`list ${styles.keys}`}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>They rest while you type or choose in a field.</p>
      <Switch
        label="Single keys are on"
        isOn={isOn}
        onChange={(on) => {
          turnSingleKeys(on)
          setIsOn(on)
        }}
      />
    </Dialog>
  )
}
