import ShownOnce from './ShownOnce'

/** The recovery codes. */
export default function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <ShownOnce
      title="Recovery Codes"
      text={codes.join('\n')}
      question="These codes are never shown again. Have you kept them?"
      onClose={onClose}
    >
      Each of these signs you in once, on the day that your phone is lost. Print them or write them down: they are not shown
      again.
    </ShownOnce>
  )
}
