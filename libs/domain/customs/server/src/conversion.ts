import type { declarationFormConvert } from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import {
  convertedForms,
  drawnFromAnswers,
  drawnFromCustomsOrder,
  drawnFromOrder,
  drawnLines,
  headingsOf,
  missingIn,
  partiesOf,
  tariffLineOf,
  type BookProblem,
  type ConvertedForm,
  type Declarant,
  type DrawnForm,
  type OrderGoods,
} from '@tradeport/domain/customs/rules'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { requireDeclarant } from './declarant'
import { loadOrder } from './customs-order.repository'
import type { CustomsOrderRecord } from './customs-order.table'
import { readBook } from './book-conversion'
import { issuesOf } from './declaration-content'
import { loadForm, requireDelegation } from './declaration.repository'
import type { CustomsPorts } from './ports'
import { settingsOf } from './settings'

/** How a company is known to customs; without settings of its own by its name alone. */
async function declarant(ctx: ActorContext, ports: CustomsPorts, companyId: string): Promise<Declarant | undefined> {
  const settings = await settingsOf(ctx, companyId)
  if (settings) return { name: settings.copName, code: settings.copCode, scc: settings.copCodeScc }
  const name = (await ports.organisation.companyNames(ctx, [companyId])).get(companyId)
  return name === undefined ? undefined : { name, code: '', scc: '' }
}

async function goodsOf(
  ctx: ActorContext,
  ports: CustomsPorts,
  orderId: string,
  companyId: string,
): Promise<OrderGoods | undefined> {
  const goods = await ports.orders.goodsSold(ctx, orderId, companyId)
  if (!goods) return undefined
  const named = [goods.destCountry, ...goods.items.map(({ originCountry }) => originCountry)]
  const countries = await ports.codes.countries(ctx, [...new Set(named.flatMap(code => (code ? [code] : [])))])
  const known = (code: string | null) => (code === null ? null : (countries.get(code) ?? null))
  return {
    ...goods,
    destCountry: known(goods.destCountry),
    items: goods.items.map(item => ({ ...item, originCountry: known(item.originCountry) })),
  }
}

async function formsFrom(
  ctx: ActorContext,
  ports: CustomsPorts,
  drawn: DrawnForm,
  sides: { companyId: string; agentCompanyId: string },
): Promise<ConvertedForm[]> {
  const company = await declarant(ctx, ports, sides.companyId)
  const agent = sides.agentCompanyId === sides.companyId ? company : await declarant(ctx, ports, sides.agentCompanyId)
  const codes = [...new Set(drawn.items.map(({ codeTs }) => codeTs?.value ?? '').filter(code => /^\d{10}$/.test(code)))]
  const wanted = codes.flatMap(headingsOf).map(code => ({ list: 'hs_code', code }))
  const lines = (await ports.codes.inForce(ctx, wanted, tradeDay(ctx.now()))).get('hs_code') ?? new Map()
  return convertedForms({ ...drawn, head: { ...partiesOf(company, agent), ...drawn.head } }, code =>
    tariffLineOf(lines, code),
  )
}

/** The declarations of an agency order: its own lines, those of the trade order that it names, or one line of its summary. */
export async function formsOfOrder(
  ctx: ActorContext,
  ports: CustomsPorts,
  order: CustomsOrderRecord,
): Promise<ConvertedForm[]> {
  const { content, clientCompanyId: companyId, providerCompanyId: agentCompanyId } = order
  const drawn = drawnFromCustomsOrder(content)
  const sold =
    content.goods.length === 0 && content.tradeOrderId !== null
      ? await goodsOf(ctx, ports, content.tradeOrderId, companyId)
      : undefined
  return formsFrom(ctx, ports, sold ? { ...drawn, items: drawnLines(sold) } : drawn, { companyId, agentCompanyId })
}

type Input = ParsedInputOf<typeof declarationFormConvert>
type Conversion = ConvertedForm & { problems: BookProblem[]; unread: readonly string[] }

/** @throws AppError `FT520400` at the field that names the source. */
function said(input: Input, path: 'sourceId' | 'fileId' | 'companyId'): string {
  const value = input[path]
  if (value === undefined) throw new AppError('FT520400', {}, { fieldErrors: [{ path, rule: 'required' }] })
  return value
}

/** One form of a workbook, with what could be read of it and every cell that is wrong. */
async function fromBook(ctx: ActorContext, ports: CustomsPorts, input: Input): Promise<Conversion> {
  requireDeclarant(ctx)
  const own = companyOf(ctx)
  const companyId = ctx.actor.kind === 'provider' ? said(input, 'companyId') : own
  if (companyId !== own) await requireDelegation(ctx, companyId, own)
  const book = await readBook(ctx, ports, { fileId: said(input, 'fileId'), ieFlag: input.ieFlag })
  const [form] = await formsFrom(ctx, ports, book.drawn, { companyId, agentCompanyId: own })
  if (!form) throw new AppError('FT520400')
  const problems = book.problems(await issuesOf(ctx, ports, form.form, companyId))
  return { ...form, problems, unread: book.unread }
}

async function converted(ctx: ActorContext, ports: CustomsPorts, input: Input): Promise<readonly ConvertedForm[]> {
  const own = companyOf(ctx)
  const { sourceType, ieFlag } = input
  if (sourceType === 'excel') return [await fromBook(ctx, ports, input)]
  const sourceId = said(input, 'sourceId')
  switch (sourceType) {
    case 'declaration': {
      const { content } = await loadForm(ctx, sourceId)
      return [{ form: content, mappings: [], missing: missingIn(content) }]
    }
    case 'customs_order':
      return formsOfOrder(ctx, ports, await loadOrder(ctx, sourceId))
    case 'order': {
      // Whoever writes no forms has no reason to read orders by them.
      requireDeclarant(ctx)
      const sold = ctx.actor.kind === 'seller' ? await goodsOf(ctx, ports, sourceId, own) : undefined
      if (!sold) throw new AppError('FT520404')
      return formsFrom(ctx, ports, drawnFromOrder(sold, ieFlag), { companyId: own, agentCompanyId: own })
    }
    case 'service_order': {
      const work = await ports.serviceOrders.find(ctx, sourceId)
      if (!work) throw new AppError('FT520404')
      if (work.customsOrderId !== null) return formsOfOrder(ctx, ports, await loadOrder(ctx, work.customsOrderId))
      const sides = { companyId: work.customerCompanyId, agentCompanyId: work.providerCompanyId }
      return formsFrom(ctx, ports, drawnFromAnswers(work.answers, ieFlag), sides)
    }
  }
}

export const conversionHandlers = (
  ports: CustomsPorts,
): Pick<Handlers<typeof customsContract>, 'declarationFormConvert'> => ({
  async declarationFormConvert(ctx, input) {
    const forms = await converted(ctx, ports, input)
    const chosen = forms[input.part - 1]
    if (!chosen) throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'part', rule: 'invalid_value' }] })
    const lines = forms.reduce((sum, { form }) => sum + form.items.length, 0)
    return { problems: [], unread: [], ...chosen, part: input.part, parts: forms.length, lines }
  },
})
