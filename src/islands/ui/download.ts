import { addressOf, call } from '~/stores/client'
import { showError } from '~/stores/toasts'

/** Downloads the file at a path after checking that the server has it. */
export async function download(path: string) {
  try {
    await call('HEAD', path, { needsSignIn: true })
    const link = document.createElement('a')
    link.href = addressOf(path)
    link.download = ''
    link.click()
  } catch (error) {
    console.warn('Failed to export:', error)
    showError('Failed to make the file. Please try again.')
  }
}
