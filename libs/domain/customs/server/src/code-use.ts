import { FIELD_GROUPS, type DeclarationField } from '@tradeport/domain/customs/contract'
import { customsOrderMachine } from '@tradeport/domain/customs/rules'
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

interface Documents {
  /** Of the statement, so that its plan is kept. */
  readonly statement: string
  readonly table: 'declaration_form' | 'customs_order'
  /** Where they are done with: what they name is looked up no more. */
  readonly over: readonly string[]
}

/** How many of the documents that are not over name each of the codes in one of the fields, wherever in their content, in all regions. */
async function openWith(
  ctx: ActorContext,
  { statement, table, over }: Documents,
  fields: readonly string[],
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (fields.length === 0) return new Map()
  const rows = await ctx.query<{ code: string; count: number }>(
    statement,
    `select named #>> '{}' as code, count(distinct document.id)::int as count from ${table} document
     cross join lateral jsonb_path_query(document.content,
       '$.** ? (@.type() == "object").keyvalue() ? (@.key == $fields[*]).value',
       jsonb_build_object('fields', $1::text[])) as named
     where document.status <> all($2) and named #>> '{}' = any($3) group by 1`,
    [fields, over, codes],
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}

/** How many declarations that customs has not done with name each of the codes, in all regions. */
export const openDeclarationsWith = (ctx: ActorContext, list: string, codes: readonly string[]) =>
  openWith(
    ctx,
    { statement: 'declarations_open_with', table: 'declaration_form', over: ['cleared', 'deleted', 'cancelled'] },
    declarationFields(list),
    codes,
  )

/** How many agency orders that have not ended name each of the codes, in all regions. */
export const openCustomsOrdersWith = (ctx: ActorContext, list: string, codes: readonly string[]) =>
  openWith(
    ctx,
    { statement: 'customs_orders_open_with', table: 'customs_order', over: customsOrderMachine.final },
    ORDER_FIELDS[list] ?? [],
    codes,
  )
