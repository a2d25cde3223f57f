import type * as customsContract from '@tradeport/domain/customs/contract'
import {
  CUSTOMS_PARAMETERS,
  CUSTOMS_PARAMETER_CODES,
  type CustomsParameter,
  type CustomsParameterRow,
} from '@tradeport/domain/customs/contract'
import {
  CUSTOMS_DESK,
  DECLARATION_READERS,
  parameterProblem,
  parameterValues,
  tidyParameter,
  type CustomsParameterValues,
} from '@tradeport/domain/customs/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { iso, tradeDay } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'

/** What holds in a region on a day, for checks and jobs. */
export async function parametersOf(
  ctx: ActorContext,
  { day = tradeDay(ctx.now()), regionId = ctx.region.regionId }: { day?: string; regionId?: string } = {},
): Promise<CustomsParameterValues> {
  const rows = await ctx.query<{ code: string; value: string }>(
    'customs_parameters',
    `select distinct on (code) code, value from customs_parameter where region_id = $1 and valid_from <= $2::date
     order by code, valid_from desc`,
    [regionId, day],
  )
  return parameterValues(new Map(rows.map(({ code, value }) => [code, value])))
}

interface Period extends Record<string, unknown> {
  code: CustomsParameter
  value: string
  valid_from: string
  version: number
  updated_at: Date | string
}

const periods = (ctx: ActorContext, code: CustomsParameter | null = null) =>
  ctx.query<Period>(
    'customs_parameter_periods',
    `select code, value, valid_from::text as valid_from, version, updated_at from customs_parameter
     where region_id = $1 and ($2::text is null or code = $2) order by code, customs_parameter.valid_from desc`,
    [ctx.region.regionId, code],
  )

function rowOf(ctx: ActorContext, code: CustomsParameter, written: readonly Period[]): CustomsParameterRow {
  const today = tradeDay(ctx.now())
  const productValue = CUSTOMS_PARAMETERS[code].value
  return {
    code,
    value: written.find(({ valid_from }) => valid_from <= today)?.value ?? productValue,
    productValue,
    periods: written.map(({ value, valid_from, updated_at }) => ({
      value,
      validFrom: valid_from,
      updatedAt: iso(updated_at),
    })),
    version: written.reduce((sum, { version }) => sum + version, 0),
  }
}

const mayChange = (ctx: ActorContext): boolean => holds(ctx.actor.roles, CUSTOMS_DESK, ['customsParameter'])

/** @throws AppError `FT520400` at the field that is wrong */
function requireValue(ctx: ActorContext, input: { code: CustomsParameter; value: string; validFrom: string }): void {
  const wrong = parameterProblem(input.code, input.value)
  const fieldErrors: WrongField[] = [
    ...(wrong ? [{ path: 'value', ...wrong }] : []),
    ...(input.validFrom < tradeDay(ctx.now()) ? [{ path: 'validFrom', rule: 'in_past' }] : []),
  ]
  if (fieldErrors.length > 0) throw new AppError('FT520400', {}, { fieldErrors })
}

export const parameterHandlers: Pick<
  Handlers<typeof customsContract>,
  'customsParameterList' | 'customsParameterUpdate'
> = {
  async customsParameterList(ctx) {
    if (!holds(ctx.actor.roles, DECLARATION_READERS, ['customsParameter'])) throw new AppError('gateway.400019')
    const written = Map.groupBy(await periods(ctx), ({ code }) => code)
    return {
      parameters: CUSTOMS_PARAMETER_CODES.map(code => rowOf(ctx, code, written.get(code) ?? [])),
      mayChange: mayChange(ctx),
    }
  },

  async customsParameterUpdate(ctx, input) {
    if (!mayChange(ctx)) throw new AppError('MALL600403')
    requireValue(ctx, input)
    const { code, validFrom } = input
    // Two who write the same one do it after each other.
    await ctx.query('customs_parameter_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `customs_parameter ${ctx.region.regionId} ${code}`,
    ])
    const before = rowOf(ctx, code, await periods(ctx, code))
    if (before.version !== input.version) throw new AppError('FT510006')
    const value = tidyParameter(code, input.value)
    await ctx.query(
      'customs_parameter_update',
      `insert into customs_parameter (region_id, code, valid_from, value, updated_at, updated_by) values ($1, $2, $3::date, $4, $5, $6)
       on conflict (region_id, code, valid_from) do update set value = excluded.value, version = customs_parameter.version + 1,
         updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
      [ctx.region.regionId, code, validFrom, value, ctx.now(), ctx.actor.userId],
    )
    await ctx.audit({
      action: 'customsParameter:update',
      entityType: 'customsParameter',
      entityId: code,
      entityNo: code,
      before: { value: before.value },
      after: { value, validFrom },
    })
    return rowOf(ctx, code, await periods(ctx, code))
  },
}
