import type { FastifyInstance } from 'fastify'
import { REQUEST_SOURCE, type LocaleCode, type RegionConfig } from '@tradeport/kernel/config'
import type { Endpoint, Envelope } from '@tradeport/kernel/contract-kit'

export interface Visitor {
  locale: LocaleCode
  region: RegionConfig
  remoteAddress: string
}

export type AskAsVisitor = (visitor: Visitor, endpoint: Endpoint, input: Record<string, unknown>) => Promise<Envelope>

/** Calls the API itself as somebody who is not signed in: what it answers, everybody may see. */
export function asVisitor(app: FastifyInstance): AskAsVisitor {
  return async ({ locale, region, remoteAddress }, endpoint, input) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api${endpoint.path}`,
      headers: { 'content-type': 'application/json', locale, requestsource: String(REQUEST_SOURCE.Portal) },
      payload: JSON.stringify({ ...input, source: region.source }),
      remoteAddress,
    })
    return answer.json()
  }
}
