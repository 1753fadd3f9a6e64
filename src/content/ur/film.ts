import type { film as english } from '../en/film'
import type { Shape } from '../shape'

export const film: Shape<typeof english> = { pause: 'ویڈیو روکیں', play: 'ویڈیو چلائیں' }
