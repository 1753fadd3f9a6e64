import type { stopped as stoppedInEnglish } from '../en/stopped'
import type { Shape } from '../shape'

export const stopped: Shape<typeof stoppedInEnglish> = {
  text: 'पन्ने का यह हिस्सा रुक गया है। आपने जो लिखा है, वह सुरक्षित है।',
  retry: 'फिर से कोशिश करें',
}
