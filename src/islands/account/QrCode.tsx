import { useEffect, useState } from 'react'
import styles from './Settings.module.css'

/** A QR code, black on white in any theme. */
export default function QrCode({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>()

  useEffect(() => {
    let isWanted = true
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: 4 })
      if (isWanted) setDrawn({ size, path: pathOf(data) })
    })
    return () => {
      isWanted = false
    }
  }, [text])

  if (!drawn) return <p aria-busy="true">Drawing the code…</p>
  return (
    <svg className={styles.qr} role="img" aria-label="QR code to scan" viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <rect width={drawn.size} height={drawn.size} fill="#fff" />
      <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
