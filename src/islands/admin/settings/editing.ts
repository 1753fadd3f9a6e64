import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConfirmedUnload } from '~/islands/admin/query-parameters'
import type { Setting, SettingKey } from '~/schemas/settings'
import { type SettingOutcome, updateSettings } from '~/stores/settings'
import { leaveForSignIn } from '~/stores/signed-in'
import { showError, showToast } from '~/stores/toasts'
import { focusFirstError } from '../../ui/form'
import { useDraft } from '../draft'
import type { Difference } from '../three-way-merge'

export type SettingValues = Readonly<Record<SettingKey, string>>

/** What was typed and not saved, by setting, each with the version of the stored value that it is to replace. */
type Changes = Readonly<Partial<Record<SettingKey, Pick<Setting, 'value' | 'version'>>>>

/** The settings with what was typed over them, and Save All. A setting that another tab has saved is never overwritten unseen. */
export function useSettings(stored: readonly Setting[]) {
  const { form: changes, setForm, forget } = useDraft<Changes>('settings', {})
  const [errors, setErrors] = useState<Partial<Record<SettingKey, string>>>({})
  const [differences, setDifferences] = useState<readonly Difference<SettingValues>[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const [isProving, setIsProving] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef(changes)
  const changed = Object.keys(changes).length
  const shown = stored.map((setting) => ({ ...setting, ...changes[setting.key] }))
  const values = Object.fromEntries(shown.map(({ key, value }) => [key, value])) as SettingValues
  useConfirmedUnload(changed > 0 && !isLeaving)

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current)
  }, [errors])

  function keep(next: Changes) {
    latest.current = next
    setForm(next)
    if (Object.keys(next).length === 0) forget()
  }

  function change(typed: Partial<SettingValues>) {
    const next = { ...latest.current }
    for (const { key, value, version } of stored) {
      const text = typed[key]
      if (text === value) delete next[key]
      else if (text !== undefined) next[key] = { value: text, version: next[key]?.version ?? version }
    }
    keep(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const { value: required } = stored.find(({ key }) => key === 'require_2fa') ?? {}
    if (required === 'true' && values.require_2fa !== 'true') setIsProving(true)
    else void save()
  }

  async function save() {
    setIsProving(false)
    setIsSaving(true)
    setDifferences([])
    settle(await updateSettings(shown))
    setIsSaving(false)
  }

  function settle(outcomes: readonly SettingOutcome[]) {
    if (outcomes.some(({ state }) => state === 'signed out')) {
      flushSync(() => setIsLeaving(true))
      return leaveForSignIn()
    }
    const next = { ...latest.current }
    const refused: typeof errors = {}
    const found: Difference<SettingValues>[] = []
    for (const [index, { key, value }] of shown.entries()) {
      const outcome = outcomes[index] as SettingOutcome
      const typed = next[key]
      if (outcome.state === 'refused') refused[key] = outcome.sentence
      if (outcome.state === 'saved' && typed?.value === value) delete next[key]
      if (outcome.state === 'changed meanwhile' && typed) {
        next[key] = { ...typed, version: outcome.current.version }
        found.push({ name: key, mine: typed.value, theirs: outcome.current.value })
      }
    }
    keep(next)
    setErrors(refused)
    setDifferences(found)
    const isDone = found.length === 0 && outcomes.every(({ state }) => state === 'saved' || state === 'changed meanwhile')
    if (isDone) showToast('Settings Updated', 'Your settings have been saved successfully.')
    else showError('Failed to update settings.')
  }

  /** The setting that needs a proof first, and what follows it. */
  const toProve = isProving ? shown.find(({ key }) => key === 'require_2fa') : undefined
  const proof = { setting: toProve, onProved: () => void save(), onClose: () => setIsProving(false) }
  return { values, changed, change, errors, differences, isSaving, element, submit, proof }
}
