import { amountsIn } from '~/content/localized-amounts'
import { useLanguage } from '../language'

export const useAmounts = () => amountsIn(useLanguage())
