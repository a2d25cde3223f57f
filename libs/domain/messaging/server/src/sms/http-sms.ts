import type { SmsTransport } from './sms-transport'

const TIMEOUT_MS = 8_000

export interface SmsGateway {
  /** Takes `POST { id, to, text }` and answers 2xx once it has the message. */
  readonly url: string
  /** Sent as a bearer token. */
  readonly token: string | undefined
}

/** Text messages through a gateway that speaks HTTP and JSON. */
export function httpSms({ url, token }: SmsGateway): SmsTransport {
  return {
    async send(message) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // Nothing of the answer is kept: some gateways repeat the message in it.
      if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`)
    },
  }
}
