import { useRef, useState } from 'react'
import { missingValues, type AgreementOffer } from '@tradeport/domain/agreement/contract'
import type { OrderTemplate } from '@tradeport/domain/service-market/contract'
import {
  serviceOrderCreate,
  serviceOrderDetail,
  serviceOrderSubmit,
  serviceOrderUpdate,
  type ServiceOrderDetail,
} from '@tradeport/domain/service-order/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { isOvertaken, useAction, useFieldText, type ActionResult } from '@tradeport/web/react'
import type { AgreementAnswer } from './agreement-field'
import { draftProblems, wishOf, wishOfOrder, type DraftProblem, type OrderDraft, type Sku } from './order-draft'

export interface Placed {
  id: string
  no: string
}

interface Context {
  sku: Sku | undefined
  template: OrderTemplate
  agreement: { offer: AgreementOffer; answer: AgreementAnswer; locale: LocaleCode } | null
}

/** A draft as the server has it. */
export interface Written extends Placed {
  version: number
  /** What it says, to see whether it has to be written anew. */
  wish: string
}

const AGREEMENT_CHANGED = 'FT526010'

const writtenOf = (order: ServiceOrderDetail): Written => ({
  id: order.id,
  no: order.no,
  version: order.version,
  wish: JSON.stringify(wishOfOrder(order)),
})

/** What is missing in the answer to an agreement. */
function agreementProblems(agreement: Context['agreement']): DraftProblem[] {
  if (!agreement) return []
  const { offer, answer } = agreement
  return [
    ...missingValues(offer.variables, answer.values).map(key => ({
      path: `agreement.variables.${key}`,
      rule: 'required',
    })),
    ...(answer.accepted ? [] : [{ path: 'agreement', rule: 'required' }]),
  ]
}

export interface PlacingOptions {
  serviceId: string
  /** The order of goods that it is for. */
  tradeOrderId?: string | undefined
  order: ServiceOrderDetail | undefined
  /** The server has what the form said; for the first time where it is new. */
  onWritten(written: Written, draft: OrderDraft, isNew: boolean): void
  onAgreementChanged(): void
  /** Somebody else changed the draft: this is what it says now. */
  onRead(order: ServiceOrderDetail, written: Written): void
}

/** Written down, then sent: where sending is refused, the next try goes on with the same draft. */
export function usePlacing({ serviceId, tradeOrderId, order, onWritten, onAgreementChanged, onRead }: PlacingOptions) {
  const ta = useT('agreement')
  const fieldText = useFieldText()
  const create = useAction(serviceOrderCreate)
  const update = useAction(serviceOrderUpdate)
  const submit = useAction(serviceOrderSubmit)
  const read = useAction(serviceOrderDetail)
  const written = useRef(order && writtenOf(order))
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())

  const refused = async ({ failure, fieldErrors }: Extract<ActionResult<unknown>, { ok: false }>) => {
    if (isOvertaken(failure) && written.current) {
      const fresh = await read.run({ id: written.current.id })
      if (!fresh.ok) return
      written.current = writtenOf(fresh.data)
      return onRead(fresh.data, written.current)
    }
    setErrors(new Map(fieldErrors.map(({ path, message }) => [path, message])))
  }
  const write = async (draft: OrderDraft, template: OrderTemplate): Promise<Written | undefined> => {
    const wish = wishOf(draft, template)
    const before = written.current
    const asText = JSON.stringify(wish)
    if (before?.wish === asText) return before
    const done = before
      ? await update.run({ id: before.id, version: before.version, ...wish })
      : await create.run({ serviceId, tradeOrderId, ...wish })
    if (!done.ok) return void (await refused(done))
    const { id, no, version } = done.data
    written.current = { id, no, version, wish: asText }
    onWritten(written.current, draft, before === undefined)
    return written.current
  }
  const show = (problems: readonly DraftProblem[]) => {
    setErrors(new Map(problems.map(({ path, rule, params }) => [path, fieldText(rule, params)])))
    return problems.length > 0
  }
  const send = async (draft: OrderDraft, { sku, template, agreement }: Context): Promise<Placed | undefined> => {
    if (show([...draftProblems(draft, sku, template.fields), ...agreementProblems(agreement)])) return undefined
    const order = await write(draft, template)
    if (!order) return undefined
    const accepted = agreement && {
      templateId: agreement.offer.templateId,
      locale: agreement.locale,
      variables: { ...agreement.answer.values },
    }
    const { id, version } = order
    const sent = await submit.run({ id, version, ...(accepted ? { agreement: accepted } : {}) })
    if (sent.ok) return order
    if (sent.failure.code === AGREEMENT_CHANGED) {
      setErrors(new Map([['agreement', ta('place.changed')]]))
      onAgreementChanged()
    } else await refused(sent)
    return undefined
  }
  /** Written down and not sent: questions may be left open. */
  const keep = async (draft: OrderDraft, template: OrderTemplate): Promise<Placed | undefined> => {
    setErrors(new Map())
    return write(draft, template)
  }
  const errorAt = (path: string) => {
    const error = errors.get(path)
    return error === undefined ? {} : { error }
  }
  /** What is said of a field, or of what is below it, was said of another value. */
  const forget = (path: string) =>
    setErrors(current => new Map([...current].filter(([key]) => key !== path && !key.startsWith(`${path}.`))))
  const pending = create.pending || update.pending || submit.pending || read.pending
  return { send, keep, errorAt, forget, pending }
}
