import { amountsIn } from '~/content/spoken-amounts'
import { useLanguage } from '../language'

export const useAmounts = () => amountsIn(useLanguage())
