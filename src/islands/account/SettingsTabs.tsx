import { type KeyboardEvent, useEffect } from 'react'
import { SETTING_TABS, type SettingTab } from '~/domain/account/setting-list'
import { adminRoutes } from '~/routes'
import styles from './Settings.module.css'

interface Props {
  opened: SettingTab
  onOpen: (tab: SettingTab) => void
  /** The tabs with unsaved changes. */
  unsaved: ReadonlySet<SettingTab>
  panelId: string
}

const TABS = Object.keys(SETTING_TABS) as SettingTab[]

/** The other pages of the menu entry. */
const PAGES = adminRoutes.filter(({ entry, path }) => entry === 'Settings' && path !== '/admin-settings')

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
}

/** The tabs of the settings, and in the same row the pages beside them. Only one tab is in the tab order; arrow keys move between them. */
export default function SettingsTabs({ opened, onOpen, unsaved, panelId }: Props) {
  useEffect(() => {
    const tab = document.getElementById(tabId(opened))
    const row = tab?.offsetParent
    // Scrolls the row alone; the page may be at a field.
    if (tab && row) row.scrollLeft = tab.offsetLeft + (tab.offsetWidth - row.clientWidth) / 2
  }, [opened])
  function pressed(event: KeyboardEvent<HTMLElement>) {
    const next = STEPS[event.key]?.(TABS.indexOf(opened))
    if (next === undefined) return
    event.preventDefault()
    const index = (next + TABS.length) % TABS.length
    onOpen(TABS[index] as SettingTab)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }
  return (
    <div className={`tabs ${styles.tabs}`}>
      <div role="tablist" aria-label="Settings" onKeyDown={pressed}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={tab === opened}
            aria-controls={panelId}
            tabIndex={tab === opened ? 0 : -1}
            onClick={() => onOpen(tab)}
          >
            {SETTING_TABS[tab]}
            {unsaved.has(tab) && <span className="visually-hidden">, not saved yet</span>}
          </button>
        ))}
      </div>
      {PAGES.map(({ path, label }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
    </div>
  )
}

export const tabId = (tab: SettingTab) => `settings-${tab}`
