import { useState } from 'react'
import { indianDay } from '~/domain/dates'
import { MONTH_FILES } from '~/domain/gst/month-files'
import { gstPeriods } from '~/domain/gst/periods'
import { indianNumber } from '~/domain/indian-numbers'
import { type Arrived, readMonth } from '~/stores/gst/month-zip'
import { showError } from '~/stores/toasts'
import { problemOf } from '../ui/problems'
import own from './Gst.module.css'

const FILES = Object.keys(MONTH_FILES).length

/** Downloads the books of a month as one file, with its progress. */
export default function MonthZip() {
  const now = new Date()
  const [month, setMonth] = useState(gstPeriods(now)[0]?.[1].from.slice(0, 7) ?? '')
  const [arrived, setArrived] = useState<Arrived>()

  async function take() {
    setArrived({ files: 0, bytes: 0 })
    try {
      save(await readMonth(month, setArrived), `month-${month}.zip`)
    } catch (fault) {
      showError(problemOf(fault)?.errors?.[0]?.message ?? 'The month could not be made just now. Please try again.')
    }
    setArrived(undefined)
  }

  return (
    <form
      className={`card row ${own.month}`}
      aria-label="The month in one file"
      onSubmit={(event) => {
        event.preventDefault()
        if (!arrived) void take()
      }}
    >
      <label>
        The month in one file
        <input
          type="month"
          required
          value={month}
          max={indianDay(now).slice(0, 7)}
          onChange={({ target }) => setMonth(target.value)}
        />
      </label>
      <button type="submit" aria-busy={Boolean(arrived)} disabled={Boolean(arrived) || month === ''}>
        Download zip
      </button>
      <output className="quiet">
        {arrived
          ? `${arrived.files} of ${FILES} files, ${indianNumber(Math.ceil(arrived.bytes / 1024))} kB`
          : 'Day book, debtors, GST tables, bills, stock and changes, for your accountant.'}
      </output>
    </form>
  )
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
