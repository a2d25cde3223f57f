import type { FastifyRequest } from 'fastify'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { DEFAULT_REGION, regionBySourceId, type RegionConfig } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import type { RegionBook } from './region-book'
import type { Reader } from './server-texts'

export function isLocale(value: unknown): value is LocaleCode {
  return LOCALE_CODES.some(code => code === value)
}

/** The `locale` header of the request layer; English for callers that send none. */
export function callerLocale(request: FastifyRequest): LocaleCode {
  const header = request.headers['locale']
  return isLocale(header) ? header : 'en_US'
}

/** Who reads a refusal of a call whose input has not been read: the region that its address names, or the deployment's default. */
export function callerOf(request: FastifyRequest): Reader {
  return { locale: callerLocale(request), region: regionBySourceId(sourceOfQuery(request) ?? '') ?? DEFAULT_REGION }
}

function sourceOfQuery({ query }: FastifyRequest): string | undefined {
  return typeof query === 'object' && query !== null && 'source' in query && typeof query.source === 'string'
    ? query.source
    : undefined
}

/**
 * The region of the call: the `source` that the request layer adds. Callers that name none get the deployment's default region.
 *
 * @throws AppError `MALL600410` for an unknown one.
 */
export function callerRegion(source: string | undefined, request: FastifyRequest, regions: RegionBook): RegionConfig {
  const named = source ?? sourceOfQuery(request)
  const region = named === undefined ? DEFAULT_REGION : regionBySourceId(named)
  if (!region) throw new AppError('MALL600410')
  return regions.of(region)
}

export function requestSourceOf(request: FastifyRequest): number {
  const header = request.headers['requestsource']
  return typeof header === 'string' && /^[0-7]$/.test(header) ? Number(header) : 0
}

const LONGEST_USER_AGENT = 400

export function userAgentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT)
}
