import { useState, type FormEvent } from 'react'
import { missingValues, type AgreementOffer } from '@tradeport/domain/agreement/contract'
import type { MarketServiceDetail, OrderTemplate } from '@tradeport/domain/service-market/contract'
import { serviceOrderCreate, serviceOrderRoutes, serviceOrderSubmit } from '@tradeport/domain/service-order/contract'
import { askedAnswers, isQuoted, visibleFields } from '@tradeport/domain/service-order/rules'
import type { FieldError, LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useAction, useFieldText, useFormat, useText } from '@tradeport/web/react'
import {
  Banner,
  Button,
  Field,
  FieldGrid,
  LinkButton,
  NumberInput,
  Select,
  TextArea,
  TextInput,
} from '@tradeport/web/ui'
import { AgreementField, useAgreementLocale, type AgreementAnswer } from './agreement-field'
import { AnswerField } from './answer-field'
import { draftPrice, draftProblems, type DraftProblem, type OrderDraft } from './order-draft'
import styles from './place-order.module.css'

export interface OrderFormProps {
  service: MarketServiceDetail
  /** What is to be agreed to; null for nothing. */
  agreement: AgreementOffer | null
  /** Another edition came into force while this one was read. */
  onAgreementChanged(): void
  template: OrderTemplate
  person: string
}

interface Placed {
  id: string
  no: string
}

export function OrderForm({ service, agreement, onAgreementChanged, template, person }: OrderFormProps) {
  const t = useT('serviceOrder')
  const tm = useT('serviceMarket')
  const text = useText()
  const format = useFormat()
  const place = usePlacing(() => {
    setAgreed(current => ({ ...current, accepted: false }))
    onAgreementChanged()
  })
  const [draft, setDraft] = useState<OrderDraft>(() => ({
    skuId: service.skus[0]?.id ?? '',
    qty: service.skus[0]?.minQty ?? '1',
    answers: {},
    name: person,
    phone: '',
    email: '',
    remark: '',
  }))
  const [agreed, setAgreed] = useState<AgreementAnswer>({ values: {}, accepted: false })
  const agreementLocale = useAgreementLocale(agreement)
  const change = (part: Partial<OrderDraft>) => setDraft(current => ({ ...current, ...part }))
  const sku = service.skus.find(candidate => candidate.id === draft.skuId)
  const price = draftPrice(draft, sku)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const accepted = agreement && { offer: agreement, answer: agreed, locale: agreementLocale }
    void place.run(service.id, draft, { sku, template, agreement: accepted })
  }
  if (place.placed) return <PlacedNotice placed={place.placed} />
  const { errorAt } = place
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <FieldGrid>
        <Field label={t('fact.item')} required {...errorAt('skuId')}>
          <Select
            value={draft.skuId}
            options={service.skus.map(each => ({ value: each.id, label: text(each.name) }))}
            onValue={skuId => change({ skuId })}
          />
        </Field>
        <Field label={t('order.column.qty')} required {...errorAt('qty')}>
          <NumberInput
            value={draft.qty}
            scale={3}
            unit={sku ? tm(`unit.${sku.unit}`) : ''}
            onValue={qty => change({ qty })}
          />
        </Field>
      </FieldGrid>
      {visibleFields(template.fields, draft.answers).map(field => (
        <AnswerField
          key={field.key}
          field={field}
          value={draft.answers[field.key]}
          error={errorAt(`answers.${field.key}`).error}
          onChange={answer => change({ answers: { ...draft.answers, [field.key]: answer } })}
        />
      ))}
      <FieldGrid>
        <Field label={t('fact.contact')} required {...errorAt('contact.name')}>
          <TextInput value={draft.name} maxLength={80} onChange={event => change({ name: event.target.value })} />
        </Field>
        <Field label={t('fact.phone')} {...errorAt('contact.phone')}>
          <TextInput
            type="tel"
            value={draft.phone}
            maxLength={30}
            onChange={event => change({ phone: event.target.value })}
          />
        </Field>
        <Field label={t('fact.email')} {...errorAt('contact.email')}>
          <TextInput type="email" value={draft.email} onChange={event => change({ email: event.target.value })} />
        </Field>
      </FieldGrid>
      <Field label={t('fact.remark')} {...errorAt('remark')}>
        <TextArea
          value={draft.remark}
          rows={3}
          maxLength={1000}
          onChange={event => change({ remark: event.target.value })}
        />
      </Field>
      {agreement && (
        <AgreementField
          offer={agreement}
          known={{
            provider: service.provider.name,
            service: text(service.title),
            item: sku ? text(sku.name) : '',
            quantity: draft.qty,
          }}
          answer={agreed}
          errorAt={errorAt}
          onChange={setAgreed}
        />
      )}
      <div className={styles['sum']}>
        <span>
          {price
            ? t('place.total', { amount: format.money(price.payable, price.currency) })
            : t(sku && isQuoted(sku.priceMode) ? 'place.quoted' : 'order.unpriced')}
        </span>
        <Button variant="primary" type="submit" loading={place.pending}>
          {t(price ? 'place.submit' : 'place.submitQuote')}
        </Button>
      </div>
    </form>
  )
}

/** The order stands; everything else is done in the seller's own front-end. */
function PlacedNotice({ placed }: { placed: Placed }) {
  const t = useT('serviceOrder')
  return (
    <Banner
      tone="success"
      live
      title={t('place.done.title', { no: placed.no })}
      actions={
        <LinkButton variant="primary" href={urlOf('seller', serviceOrderRoutes.order(placed.id))}>
          {t('place.done.open')}
        </LinkButton>
      }
    >
      {t('place.done.text')}
    </Banner>
  )
}

interface Context {
  sku: Parameters<typeof draftProblems>[1]
  template: OrderTemplate
  agreement: { offer: AgreementOffer; answer: AgreementAnswer; locale: LocaleCode } | null
}

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

/** Written down, then sent: what was written stays a draft where sending is refused. */
function usePlacing(onAgreementChanged: () => void) {
  const ta = useT('agreement')
  const fieldText = useFieldText()
  const create = useAction(serviceOrderCreate)
  const send = useAction(serviceOrderSubmit)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [placed, setPlaced] = useState<Placed>()
  const refused = (found: readonly FieldError[]) =>
    setErrors(new Map(found.map(({ path, message }) => [path, message])))
  const run = async (serviceId: string, draft: OrderDraft, { sku, template, agreement }: Context) => {
    const problems = [...draftProblems(draft, sku, template.fields), ...agreementProblems(agreement)]
    setErrors(new Map(problems.map(({ path, rule, params }) => [path, fieldText(rule, params)])))
    if (problems.length > 0) return
    const created = await create.run({
      serviceId,
      skuId: draft.skuId,
      qty: draft.qty,
      answers: askedAnswers(template.fields, draft.answers),
      contact: { name: draft.name, phone: draft.phone, email: draft.email },
      remark: draft.remark,
    })
    if (!created.ok) return refused(created.fieldErrors)
    const { id, no, version } = created.data
    const accepted = agreement && {
      templateId: agreement.offer.templateId,
      locale: agreement.locale,
      variables: { ...agreement.answer.values },
    }
    const sent = await send.run({ id, version, ...(accepted ? { agreement: accepted } : {}) })
    if (!sent.ok && sent.failure.code === 'FT526010') {
      setErrors(new Map([['agreement', ta('place.changed')]]))
      return onAgreementChanged()
    }
    if (!sent.ok) return refused(sent.fieldErrors)
    setPlaced({ id, no })
  }
  const errorAt = (path: string) => {
    const error = errors.get(path)
    return error === undefined ? {} : { error }
  }
  return { run, placed, errorAt, pending: create.pending || send.pending }
}
