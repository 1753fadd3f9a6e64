import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { SettingTab } from '~/domain/account/setting-list'
import { securityChange } from '~/domain/account/settings'
import type { Setting, SettingKey } from '~/domain/account/settings-schema'
import { indianDay } from '~/domain/dates'
import { findLast } from '~/domain/lists'
import { MAX_SETTING } from '~/domain/text-limits'
import { operatorMay } from '~/stores/account/own-role'
import { type SeenSetting, type SettingOutcome, updateSettings } from '~/stores/account/settings'
import { showError, showToast } from '~/stores/toasts'
import Conflict from '../ui/Conflict'
import { useDraft } from '../ui/draft'
import fieldStyles from '../ui/Field.module.css'
import LazyDetails from '../ui/LazyDetails'
import { lazyPart } from '../ui/lazy-part'
import OldTranslation from '../ui/OldTranslation'
import { useConfirmedUnload } from '../ui/query-parameters'
import { type Difference, type FieldErrors, type Outcome, useSubmission } from '../ui/submission'
import styles from './Settings.module.css'
import SettingsTabs, { tabId } from './SettingsTabs'
import { SETTING_GROUPS, SETTING_LABELS, type SettingEntry, TAB_OF } from './setting-groups'

const ProveSettings = lazyPart(() => import('./ProveSettings'))

interface Props {
  settings: readonly Setting[]
  tab: SettingTab
  onOpen: (tab: SettingTab) => void
  /** Tabs with unsaved parts that are saved separately. */
  unsaved: readonly SettingTab[]
  /** Content after the settings of a tab. */
  beside: Readonly<Partial<Record<SettingTab, ReactNode>>>
}

/** All groups of settings, saved together. Tabs show parts of them. */
export default function SettingsForm({ settings, tab, onOpen, unsaved, beside }: Props) {
  const { values, oldOf, sayRight, changedKeys, change, errors, differences, isSaving, element, submit, proof } = useSettingsForm(
    settings,
    (refused) => {
      const first = (Object.keys(TAB_OF) as SettingKey[]).find((key) => refused[key])
      if (first) onOpen(TAB_OF[first])
    },
  )
  const changed = changedKeys.length
  const panelId = useId()
  const lastGroup = findLast(SETTING_GROUPS, ({ entries }) => entries.some((entry) => entry.tab === tab))?.title
  useEffect(ProveSettings.prefetch, [])
  const fieldOf = (entry: SettingEntry) => (
    <SettingField
      key={entry.key}
      entry={entry}
      value={values[entry.key]}
      error={errors[entry.key]}
      old={oldOf(entry.key)}
      onRight={sayRight}
      onChange={(value) => change({ [entry.key]: value })}
    />
  )
  return (
    <>
      <form ref={element} noValidate onSubmit={submit} aria-label="Settings">
        {differences.length > 0 && (
          <Conflict heading="h2" form={values} labels={SETTING_LABELS} differences={differences} onChoose={change} />
        )}
        <SettingsTabs
          opened={tab}
          onOpen={onOpen}
          unsaved={new Set([...unsaved, ...changedKeys.map((key) => TAB_OF[key])])}
          panelId={panelId}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(tab)} className={styles.groups}>
          {SETTING_GROUPS.map(({ title, entries }) => (
            <fieldset key={title} className={`card ${styles.group}`} hidden={!entries.some((entry) => entry.tab === tab)}>
              <legend>
                <h2>{title}</h2>
              </legend>
              {entries.map((entry) => (
                <div key={entry.key} hidden={entry.tab !== tab}>
                  {fieldOf(entry)}
                  {entry.translations.length > 0 && (
                    <LazyDetails
                      summary={`${entry.label} in other languages`}
                      isForced={entry.translations.some(({ key }) => errors[key] || oldOf(key) || location.hash === `#${key}`)}
                    >
                      {entry.translations.map(fieldOf)}
                    </LazyDetails>
                  )}
                </div>
              ))}
              {title === lastGroup && beside[tab] && <div className={styles.beside}>{beside[tab]}</div>}
            </fieldset>
          ))}
        </div>
        {operatorMay('change') && (
          <div className={`row ${styles.foot}`}>
            <button type="submit" aria-busy={isSaving} disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save All Settings'}
            </button>
            {changed > 0 && !isSaving && (
              <p className="muted">{changed === 1 ? '1 change is not saved yet.' : `${changed} changes are not saved yet.`}</p>
            )}
          </div>
        )}
      </form>
      {proof.settings.length > 0 && <ProveSettings {...proof} />}
    </>
  )
}

interface SettingFieldProps {
  entry: SettingEntry
  value: string
  error: string | undefined
  /** The setting itself, if it is an outdated translation. */
  old: Setting | undefined
  onChange: (value: string) => void
  onRight: (old: Setting) => void
}

/** The input type of each kind that is more than a line of text. */
const INPUT_TYPES: Readonly<Partial<Record<SettingEntry['kind'], string>>> = {
  email: 'email',
  phone: 'tel',
  whatsapp: 'tel',
  url: 'url',
  days: 'number',
  number: 'number',
  time: 'time',
  day: 'date',
}

/** One setting with its control and hint. */
function SettingField({ entry, value, error, old, onChange, onRight }: SettingFieldProps) {
  const { key, label, kind, hint, choices = {}, language } = entry
  const id = key
  const described = [(hint || old) && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const shared = {
    id,
    name: key,
    disabled: !operatorMay('change'),
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
  }
  const typing = { ...shared, value, maxLength: MAX_SETTING, lang: language, dir: language && 'auto' }
  return (
    <div className={`${fieldStyles.field} ${styles.setting} ${kind === 'switch' ? styles.switch : ''}`}>
      <label htmlFor={id}>{label}</label>
      {kind === 'switch' ? (
        <input
          {...shared}
          type="checkbox"
          role="switch"
          checked={value === 'true'}
          aria-checked={value === 'true'}
          onChange={({ target }) => onChange(String(target.checked))}
        />
      ) : kind === 'lines' ? (
        <textarea rows={3} {...typing} onChange={({ target }) => onChange(target.value)} />
      ) : kind === 'choice' ? (
        <select {...shared} value={value} onChange={({ target }) => onChange(target.value)}>
          {Object.entries({ '': 'Not said', ...choices }).map(([stored, words]) => (
            <option key={stored} value={stored}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input {...typing} type={INPUT_TYPES[kind] ?? 'text'} step="any" onChange={({ target }) => onChange(target.value)} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {old && operatorMay('change') && (
        <OldTranslation id={`${id}-hint`} label={label} from={old.translatedFrom ?? ''} onRight={() => onRight(old)} />
      )}
      {error && (
        <small id={`${id}-error`} className="error">
          {error}
        </small>
      )}
    </div>
  )
}

type SettingValues = Readonly<Record<SettingKey, string>>

/** Unsaved values by setting, with the version that they replace. */
type Changes = Readonly<Partial<Record<SettingKey, Pick<SeenSetting, 'value' | 'version' | 'isRight'>>>>

/** The form of the settings. It never silently overwrites a change of another tab. */
function useSettingsForm(stored: readonly Setting[], onRefused: (errors: FieldErrors<SettingValues>) => void) {
  const { form: changes, setForm, forget } = useDraft<Changes>('settings', {})
  const submission = useSubmission<SettingValues>({ send })
  const { element, errors, differences, isSending: isSaving } = submission
  const [isProving, setIsProving] = useState(false)
  const latest = useRef(changes)
  const changedKeys = Object.keys(changes) as SettingKey[]
  const shown = stored.map((setting) => ({ ...setting, ...changes[setting.key] }))
  const values = Object.fromEntries(shown.map(({ key, value }) => [key, value])) as SettingValues
  const proved = shown.filter(({ key, value }, index) => securityChange(key, stored[index]?.value ?? '', value))
  useConfirmedUnload(changedKeys.length > 0)

  function keep(next: Changes) {
    latest.current = next
    setForm(next)
    if (Object.keys(next).length === 0) forget()
  }

  const change = (typed: Partial<SettingValues>) => keep(changesAfter(latest.current, typed, stored))

  const oldOf = (key: SettingKey) =>
    stored.find((setting) => setting.key === key && setting.translatedFrom !== undefined && !changes[key])
  const sayRight = ({ key, value, version }: Setting) => keep({ ...latest.current, [key]: { value, version, isRight: true } })

  const faultsNow = () => faultsOf(changes, values)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (proved.length > 0 && Object.keys(await faultsNow()).length === 0) setIsProving(true)
    else void submission.submit()
  }

  function sendProved() {
    setIsProving(false)
    void submission.submit()
  }

  async function send(): Promise<Outcome<SettingValues>> {
    const faults = await faultsNow()
    if (Object.keys(faults).length > 0) {
      onRefused(faults)
      return { state: 'refused', errors: faults }
    }
    const outcomes = await updateSettings(shown)
    if (outcomes.some(({ state }) => state === 'signed out')) return { state: 'signed out' }
    const { left, refused, conflicts, isDone } = settled(shown, outcomes, latest.current)
    keep(left)
    onRefused(refused)
    if (isDone) showToast('Settings Updated', 'Your settings have been saved successfully.')
    else showError('Failed to update settings.')
    return isDone ? { state: 'done' } : { state: 'conflict', differences: conflicts, errors: refused }
  }

  /** The changes that need the password first, and the callbacks. */
  const proof = { settings: isProving ? proved : [], onProved: sendProved, onClose: () => setIsProving(false) }
  return { values, oldOf, sayRight, changedKeys, change, errors, differences, isSaving, element, submit, proof }
}

/** The errors of the changes. The checks are loaded on demand. */
async function faultsOf(changes: Changes, values: SettingValues): Promise<FieldErrors<SettingValues>> {
  const [{ settingFault }, { jointFaults }] = await Promise.all([
    import('~/domain/account/settings-schema'),
    import('~/domain/account/joint-settings'),
  ])
  const today = indianDay(new Date())
  const faults = Object.entries(changes).map(([key, { value }]) => [key, settingFault(key as SettingKey, value, today)])
  const lacking = jointFaults(Object.keys(changes) as SettingKey[], (key) => values[key])
  return Object.fromEntries([...lacking.map(({ path, message }) => [path, message]), ...faults.filter(([, fault]) => fault)])
}

/** The differences from the stored settings, including new input. */
function changesAfter(changes: Changes, typed: Partial<SettingValues>, stored: readonly Setting[]): Changes {
  const next = { ...changes }
  for (const { key, value, version } of stored) {
    const text = typed[key]
    if (text === value) delete next[key]
    else if (text !== undefined) next[key] = { value: text, version: next[key]?.version ?? version }
  }
  return next
}

/** What remains to save after the settings were sent; `typed` may have changed meanwhile. */
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
