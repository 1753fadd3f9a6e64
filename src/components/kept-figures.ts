import { showKeptFigures } from './show-kept-figures'

// This module stands in the HTML of a calculator's page, so that the first paint has the figures.
showKeptFigures()
