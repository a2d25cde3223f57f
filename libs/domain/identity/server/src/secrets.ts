import { createHash, hash as hashOf, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP names first: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON)
}

export async function passwordFits(stored: string, password: string): Promise<boolean> {
  return verify(stored, password)
}

/** Checked against when there is no account, so that an unknown address takes as long as a wrong password. */
let decoy: Promise<string> | undefined
export async function wastePasswordCheck(password: string): Promise<void> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await verify(await decoy, password)
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are random enough to be stored under a plain hash. */
export function tokenHash(token: string): Buffer {
  return hashOf('sha256', token, 'buffer')
}

export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

/** Codes are short: the hash is salted with what the code is for, and guesses are counted. */
export function codeHash(code: string, context: string): Buffer {
  return createHash('sha256').update(`${context}\n${code}`).digest()
}

export function sameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
