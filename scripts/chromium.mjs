import { existsSync } from 'node:fs'

const [SHELL, WHOLE] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const own = process.env.CHROMIUM
const first = (...paths) => paths.find((path) => existsSync(path))

/** The browser for journeys. The shell draws no window, and walks them in three fifths of the time. Undefined takes Playwright's own. */
export const shellPath = () => own ?? first(SHELL, WHOLE)

/** A whole browser, which keeps pages in memory for Back. Undefined takes Playwright's own. */
export const chromiumPath = () => own ?? first(WHOLE)
