import { Fragment, type ReactNode } from 'react'
import type { Setting } from '~/domain/account/settings-schema'
import Conflict from '../ui/Conflict'
import LazyDetails from '../ui/LazyDetails'
import { useLazy } from '../ui/lazy'
import SettingField from './SettingField'
import styles from './Settings.module.css'
import type { SettingEntry } from './setting-entries'
import { SETTING_GROUPS, SETTING_LABELS } from './setting-groups'
import { useSettingsForm } from './settings-form'

const loadProof = () => import('./ProveSettings')

interface Props {
  settings: readonly Setting[]
  /** What follows the settings of a group, by the group's title. */
  beside: Readonly<Record<string, ReactNode>>
}

/** The four groups of settings, saved together. */
export default function SettingsForm({ settings, beside }: Props) {
  const { values, changed, change, errors, differences, isSaving, element, submit, proof } = useSettingsForm(settings)
  // Brought after the first scripts, to be here when the form is saved.
  const ProveSettings = useLazy(loadProof, true)
  const fieldOf = (entry: SettingEntry) => (
    <SettingField
      key={entry.key}
      entry={entry}
      value={values[entry.key]}
      error={errors[entry.key]}
      onChange={(value) => change({ [entry.key]: value })}
    />
  )
  return (
    <>
      <form ref={element} noValidate onSubmit={submit} aria-label="Settings">
        {differences.length > 0 && (
          <Conflict heading="h2" form={values} labels={SETTING_LABELS} differences={differences} onChoose={change} />
        )}
        <div className={styles.groups}>
          {SETTING_GROUPS.map(({ title, entries }) => (
            <fieldset key={title} className={styles.group}>
              <legend>
                <h2>{title}</h2>
              </legend>
              {entries.map((entry) => (
                <Fragment key={entry.key}>
                  {fieldOf(entry)}
                  {entry.translations && (
                    <LazyDetails
                      summary={`${entry.label} in other languages`}
                      isForced={entry.translations.some(({ key }) => errors[key])}
                    >
                      {entry.translations.map(fieldOf)}
                    </LazyDetails>
                  )}
                </Fragment>
              ))}
              {beside[title]}
            </fieldset>
          ))}
        </div>
        <div className={styles.foot}>
          <button type="submit" aria-busy={isSaving} disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Save All Settings'}
          </button>
          {changed > 0 && !isSaving && (
            <p>{changed === 1 ? '1 change is not saved yet.' : `${changed} changes are not saved yet.`}</p>
          )}
        </div>
      </form>
      {proof.settings.length > 0 && ProveSettings && <ProveSettings {...proof} />}
    </>
  )
}
