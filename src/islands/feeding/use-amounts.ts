import { amountsIn } from '~/content/localized-amounts'
import { useLanguage } from '../ui/language'

export const useAmounts = () => amountsIn(useLanguage())
