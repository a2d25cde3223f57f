import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, Attestation } from '@tradeport/domain/identity/contract'

/** How an answer of an authenticator departs from an honest one. */
export interface Forgery {
  origin?: string
  rpId?: string
  /** Says that it has not checked who holds it. */
  unverified?: boolean
  counter?: number
  credentialId?: string
  userHandle?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HOLDS_CREDENTIAL = 0x40

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** An authenticator in software, for tests: one passkey of one site, with a count that a test may set. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly credentialId = randomBytes(32).toString('base64url')
  readonly #site: { origin: string; rpId: string }
  #userHandle = ''
  counter = 0

  constructor(site: { origin: string; rpId: string }) {
    this.#site = site
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, { origin }: Forgery): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? this.#site.origin, crossOrigin: false }))
  }

  #authenticatorData({ rpId, unverified, counter }: Forgery, flags: number, credential = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    const all = flags | PRESENT | (unverified ? 0 : VERIFIED)
    return Buffer.concat([sha256(rpId ?? this.#site.rpId), Buffer.from([all]), count, credential])
  }

  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    )
  }

  make(options: { challenge: string; user: { id: string } }, forged: Forgery = {}): Attestation {
    this.#userHandle = options.user.id
    const rawId = Buffer.from(this.credentialId, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(rawId.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, rawId, this.#publicKey()])
    const authData = this.#authenticatorData(forged, HOLDS_CREDENTIAL, credential)
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    )
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, forged).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal', 'telepathy'],
      },
    }
  }

  sign({ challenge }: { challenge: string }, forged: Forgery = {}): Assertion {
    this.counter += 1
    const clientData = this.#clientData('webauthn.get', challenge, forged)
    const authenticatorData = this.#authenticatorData(forged, 0)
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(this.#keys.privateKey)
    const id = forged.credentialId ?? this.credentialId
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: forged.userHandle ?? this.#userHandle,
      },
    }
  }
}
