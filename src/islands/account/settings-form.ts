import { type FormEvent, useRef, useState } from 'react'
import { needsProof } from '~/domain/account/settings'
import type { Setting, SettingKey } from '~/domain/account/settings-schema'
import { type SettingOutcome, updateSettings } from '~/stores/settings'
import { showError, showToast } from '~/stores/toasts'
import { useDraft } from '../ui/draft'
import { useConfirmedUnload } from '../ui/query-parameters'
import { type Difference, type FieldErrors, type Outcome, useSubmission } from '../ui/submission'

type SettingValues = Readonly<Record<SettingKey, string>>

/** What was typed and not saved, by setting, with the version that it is to replace. */
type Changes = Readonly<Partial<Record<SettingKey, Pick<Setting, 'value' | 'version'>>>>

/** The settings with what was typed over them. It never overwrites unseen what another tab has saved. */
export function useSettingsForm(stored: readonly Setting[]) {
  const { form: changes, setForm, forget } = useDraft<Changes>('settings', {})
  const submission = useSubmission<SettingValues>({ send })
  const { element, errors, differences, isSending: isSaving } = submission
  const [isProving, setIsProving] = useState(false)
  const latest = useRef(changes)
  const changed = Object.keys(changes).length
  const shown = stored.map((setting) => ({ ...setting, ...changes[setting.key] }))
  const values = Object.fromEntries(shown.map(({ key, value }) => [key, value])) as SettingValues
  const proved = shown.filter(({ key, value }, index) => needsProof(key, stored[index]?.value ?? '', value))
  useConfirmedUnload(changed > 0)

  function keep(next: Changes) {
    latest.current = next
    setForm(next)
    if (Object.keys(next).length === 0) forget()
  }

  const change = (typed: Partial<SettingValues>) => keep(changesAfter(latest.current, typed, stored))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (proved.length > 0) setIsProving(true)
    else void submission.submit()
  }

  function sendProved() {
    setIsProving(false)
    void submission.submit()
  }

  async function send(): Promise<Outcome<SettingValues>> {
    const outcomes = await updateSettings(shown)
    if (outcomes.some(({ state }) => state === 'signed out')) return { state: 'signed out' }
    const { left, refused, conflicts, isDone } = settled(shown, outcomes, latest.current)
    keep(left)
    if (isDone) showToast('Settings Updated', 'Your settings have been saved successfully.')
    else showError('Failed to update settings.')
    return isDone ? { state: 'done' } : { state: 'conflict', differences: conflicts, errors: refused }
  }

  /** The changes that need the password first, and what follows. */
  const proof = { settings: isProving ? proved : [], onProved: sendProved, onClose: () => setIsProving(false) }
  return { values, changed, change, errors, differences, isSaving, element, submit, proof }
}

/** What differs from the stored settings once this was typed too. */
function changesAfter(changes: Changes, typed: Partial<SettingValues>, stored: readonly Setting[]): Changes {
  const next = { ...changes }
  for (const { key, value, version } of stored) {
    const text = typed[key]
    if (text === value) delete next[key]
    else if (text !== undefined) next[key] = { value: text, version: next[key]?.version ?? version }
  }
  return next
}

/** What is left to save once the settings were sent; `typed` may have changed meanwhile. */
function settled(sent: readonly Setting[], outcomes: readonly SettingOutcome[], typed: Changes) {
  const left = { ...typed }
  const refused: FieldErrors<SettingValues> = {}
  const conflicts: Difference<SettingValues>[] = []
  for (const [index, { key, value }] of sent.entries()) {
    const outcome = outcomes[index] as SettingOutcome
    const mine = left[key]
    if (outcome.state === 'refused') refused[key] = outcome.sentence
    if (outcome.state === 'saved' && mine?.value === value) delete left[key]
    if (outcome.state === 'changed meanwhile' && mine) {
      left[key] = { ...mine, version: outcome.current.version }
      conflicts.push({ name: key, mine: mine.value, theirs: outcome.current.value })
    }
  }
  const isDone = conflicts.length === 0 && outcomes.every(({ state }) => state === 'saved' || state === 'changed meanwhile')
  return { left, refused, conflicts, isDone }
}
