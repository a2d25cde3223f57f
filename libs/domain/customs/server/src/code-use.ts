import { FIELD_GROUPS, type DeclarationField } from '@tradeport/domain/customs/contract'
import type { ActorContext } from '@tradeport/node/server-kit'

/** What of an agency order is a code of which list; goods and containers have theirs below the head. */
const ORDER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  supervision_mode: ['tradeMode'],
  customs_transport_mode: ['trafMode'],
  customs_office: ['customMaster', 'iePort'],
  country: ['overseasCountry', 'originCountry'],
  wrap_type: ['wrapType'],
  currency: ['currency'],
  transaction_mode: ['transMode'],
  customs_container_spec: ['spec'],
  unit: ['unit'],
  hs_code: ['hsCode'],
}

function declarationFields(list: string): string[] {
  const groups: Readonly<Record<string, DeclarationField>>[] = Object.values(FIELD_GROUPS)
  return groups.flatMap(group => Object.entries(group).flatMap(([name, field]) => (field.list === list ? [name] : [])))
}

/** Any of the fields, wherever in the content, has the code. */
const pathTo = (fields: readonly string[]) => `$.** ? (${fields.map(name => `@."${name}" == $code`).join(' || ')})`

/** Declarations that customs has not done with and agency orders that have not ended, which name a code; in all regions. */
export async function openCustomsWith(
  ctx: ActorContext,
  list: string,
  value: string,
): Promise<{ document: 'declarationForm' | 'customsOrder'; count: number }[]> {
  const uses: { document: 'declarationForm' | 'customsOrder'; count: number }[] = []
  const ofForms = declarationFields(list)
  if (ofForms.length > 0) {
    const [row] = await ctx.query<{ count: number }>(
      'declarations_open_with',
      `select count(*)::int as count from declaration_form where status not in ('cleared', 'deleted', 'cancelled')
         and jsonb_path_exists(content, $1::jsonpath, jsonb_build_object('code', $2::text))`,
      [pathTo(ofForms), value],
    )
    uses.push({ document: 'declarationForm', count: row?.count ?? 0 })
  }
  const ofOrders = ORDER_FIELDS[list]
  if (ofOrders) {
    const [row] = await ctx.query<{ count: number }>(
      'customs_orders_open_with',
      `select count(*)::int as count from customs_order where status not in ('completed', 'rejected', 'cancelled')
         and jsonb_path_exists(content, $1::jsonpath, jsonb_build_object('code', $2::text))`,
      [pathTo(ofOrders), value],
    )
    uses.push({ document: 'customsOrder', count: row?.count ?? 0 })
  }
  return uses
}
