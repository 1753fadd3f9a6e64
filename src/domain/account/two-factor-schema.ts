import * as z from 'zod/mini'
import { count, line } from '../text'
import { typedPassword } from './password-schema'

export const RECOVERY_CODES = 10

export const begunTwoFactor = z.object({ password: typedPassword })

export const newTwoFactor = z.object({ code: line(40) })

export const twoFactor = z.object({ isOn: z.boolean(), recoveryCodesLeft: count })

/** A new two-factor secret, shown once: in Base32, and as an `otpauth:` address for a QR code. */
export const twoFactorSecret = z.object({ secret: z.string(), address: z.string() })

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export type BegunTwoFactor = z.infer<typeof begunTwoFactor>
export type NewTwoFactor = z.infer<typeof newTwoFactor>
export type TwoFactor = z.infer<typeof twoFactor>
export type TwoFactorSecret = z.infer<typeof twoFactorSecret>
export type RecoveryCodes = z.infer<typeof recoveryCodes>
