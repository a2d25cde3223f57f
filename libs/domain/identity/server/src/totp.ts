import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as authenticator apps take it without being told: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Clocks of phones that are a little off. */
const DRIFT_STEPS = 1

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map(five => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

export function codeOfStep(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** @returns the time step the code belongs to; undefined for a wrong one, and for one of a step up to `after`. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date, after: number): number | undefined {
  const current = stepAt(now)
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step++) {
    const expected = codeOfStep(secret, step)
    if (step > after && code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected)))
      return step
  }
  return undefined
}

/** What the app reads off the QR code. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
