import { z } from '@tradeport/kernel/contract-kit'
import type { CompanyRegistry } from './company-registry'

const TIMEOUT_MS = 15_000

const named = z.object({ name: z.string() })
const answer = z.object({
  data: z.array(
    z.object({
      attributes: z.object({
        entity: z.object({
          legalName: named,
          otherNames: z.optional(z.nullable(z.array(named))),
          registeredAs: z.nullable(z.string()),
          status: z.nullable(z.string()),
          legalAddress: z.object({
            addressLines: z._default(z.nullable(z.array(z.string())), []),
            city: z.nullable(z.string()),
            country: z.string(),
          }),
        }),
      }),
    }),
  ),
})

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The index of the Global Legal Entity Identifier Foundation, which carries what national registers say of more than two million companies
 * of all countries, by the number that they have there. A company without an identifier is not in it.
 *
 * @param baseUrl `https://api.gleif.org/api/v1`
 */
export function gleifRegistry(baseUrl: string): CompanyRegistry {
  return {
    async find({ country, number, legalName }) {
      const url = new URL(`${baseUrl.replace(/\/$/, '')}/lei-records`)
      url.searchParams.set('filter[entity.registeredAs]', number)
      url.searchParams.set('filter[entity.legalAddress.country]', country)
      const response = await fetch(url, {
        headers: { accept: 'application/vnd.api+json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`the register answered ${response.status}`)
      const entities = answer.parse(await response.json()).data.map(({ attributes }) => attributes.entity)
      const found = entities.find(entity => same(entity.registeredAs ?? '', number))
      if (!found) return undefined
      const { legalName: name, otherNames, legalAddress: address } = found
      // Registers keep a company's name in its own letters, and often in Latin ones beside it.
      const known = [name, ...(otherNames ?? [])].find(other => same(other.name, legalName)) ?? name
      return {
        name: known.name,
        number: found.registeredAs ?? number,
        isActive: found.status === 'ACTIVE',
        address: [...(address.addressLines ?? []), address.city ?? '', address.country].filter(Boolean).join(', '),
        isSimulated: false,
      }
    },
  }
}
