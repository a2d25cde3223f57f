import type { CustomsOrderContent } from '@tradeport/domain/customs/contract'
import { missingOfOrder } from '@tradeport/domain/customs/rules'
import type { ListCode } from '@tradeport/domain/reference/contract'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { CustomsPorts } from './ports'

interface NamedCode {
  readonly path: string
  readonly list: ListCode
  readonly code: string
}

/** Every code that an order names, with its field; what is not filled in yet is none. */
function codesOf(content: CustomsOrderContent): NamedCode[] {
  const head: readonly (readonly [keyof CustomsOrderContent & string, ListCode, string])[] = [
    ['tradeMode', 'supervision_mode', content.tradeMode],
    ['trafMode', 'customs_transport_mode', content.trafMode],
    ['customMaster', 'customs_office', content.customMaster],
    ['iePort', 'customs_office', content.iePort],
    ['overseasCountry', 'country', content.overseasCountry],
    ['wrapType', 'wrap_type', content.wrapType],
    ['currency', 'currency', content.currency],
    ['transMode', 'transaction_mode', content.transMode],
  ]
  const named: NamedCode[] = [
    ...head.map(([name, list, code]) => ({ path: name, list, code })),
    ...content.containers.map(({ spec }, index) => ({
      path: `containers.${index}.spec`,
      list: 'customs_container_spec' as const,
      code: spec,
    })),
    ...content.goods.flatMap(({ unit, originCountry }, index) => [
      { path: `goods.${index}.unit`, list: 'unit' as const, code: unit },
      { path: `goods.${index}.originCountry`, list: 'country' as const, code: originCountry },
    ]),
  ]
  return named.filter(({ code }) => code !== '')
}

/**
 * What a broker is asked to declare is said in full, in codes that are in force today: a form with others would be refused.
 *
 * @throws AppError `FT520400` with the fields that are missing, or whose codes are not in force
 */
export async function requireDeclarable(
  ctx: ActorContext,
  { codes }: CustomsPorts,
  content: CustomsOrderContent,
): Promise<void> {
  const missing = missingOfOrder(content)
  if (missing.length > 0) {
    const fieldErrors = missing.map(name => ({ path: `content.${name}`, rule: 'required' as const }))
    throw new AppError('FT520400', {}, { fieldErrors })
  }
  const named = codesOf(content)
  const inForce = await codes.inForce(ctx, named, tradeDay(ctx.now()))
  const fieldErrors = named
    .filter(({ list, code }) => inForce.get(list)?.has(code) !== true)
    .map(({ path }) => ({ path: `content.${path}`, rule: 'invalid_value' as const }))
  if (fieldErrors.length > 0) throw new AppError('FT520400', {}, { fieldErrors })
}
