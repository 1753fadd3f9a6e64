import { temperatureFactor } from '~/domain/feeding/feeding'
import { useMessages } from '../ui/language'

/** The sentence about water without a warning. */
export function useNote(waterTemp: number | undefined): string {
  const { notes } = useMessages().feedingNotices
  if (waterTemp === undefined) return notes.noWater
  return temperatureFactor(waterTemp) === 1 ? notes.fullWater : notes.lessWater
}
