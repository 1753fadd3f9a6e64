import type { Column } from '~/formats/csv'
import { indianDay } from '~/formats/dates'
import { showError } from '~/stores/toasts'

/** Downloads rows as a CSV file, named after them and the day. Loads the CSV writer on the first use. */
export async function downloadCsv<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  try {
    const { csvOf } = await import('~/formats/csv')
    download(`${name}-${indianDay(new Date())}.csv`, csvOf(columns, rows))
  } catch (error) {
    console.warn('Failed to export:', error)
    showError('Failed to make the file. Please try again.')
  }
}

function download(fileName: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Browsers read the file after click() has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
