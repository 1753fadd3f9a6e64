import { writeFileSync } from 'node:fs'
import { callsPage } from './calls-page'

writeFileSync('docs/calls.md', callsPage())
