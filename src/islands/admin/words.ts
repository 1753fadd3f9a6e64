import { live } from '~/content/en/live'
import { keepWords } from '~/content/live-words'

// The back office is English: its screens carry the words of the parts that they share with public pages.
keepWords('en', live)
