import { sources } from '~/content/sources'
import { BENCHMARK_FCR } from '~/domain/ponds/conversion'
import type { BatchMetrics } from './batch-metrics'
import styles from './Metrics.module.css'
import { useFormat, usePondMessages } from './words'

/** Where the pond stands beside other farms, and what the difference costs. */
export default function Benchmark({ reckoned: { conversion, place, difference } }: { reckoned: BatchMetrics }) {
  const words = usePondMessages().figures
  const spoken = useFormat()
  const { benchmark } = words
  if (!conversion?.economic || !place) return <p className={styles.hint}>{words.noGain}</p>
  return (
    <div className={styles.benchmark}>
      <h4>{benchmark.title}</h4>
      <p>
        {benchmark.text(spoken.figure(BENCHMARK_FCR.from.toFixed(1)), spoken.figure(BENCHMARK_FCR.to.toFixed(1)))}{' '}
        {verdict(place.place)} {place.isWithinError && benchmark.unsure}
      </p>
      <small>{benchmark.source(spoken.figure(sources.conversion))}</small>
    </div>
  )

  function verdict(name: 'better' | 'as good' | 'worse'): string {
    if (name === 'as good') return benchmark.same
    if (!difference) return benchmark.unpriced[name]
    return benchmark[name](spoken.rupees(difference.total), spoken.exactRupees(difference.perKilogram))
  }
}
