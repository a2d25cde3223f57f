import { useRef, useState, type FormEvent } from 'react'
import { withPrefilled, type AgreementOffer } from '@tradeport/domain/agreement/contract'
import { companyProfile } from '@tradeport/domain/identity/contract'
import { SERVICE_ORDER_ABILITY, abilityQuery } from '@tradeport/domain/membership/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { visibleFields, type MarketServiceDetail, type OrderTemplate } from '@tradeport/domain/service-market/contract'
import type { ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { isQuoted } from '@tradeport/domain/service-order/rules'
import { KeptNotice, useAbility } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { QuestionField, useEndpoint, useFormat, useText } from '@tradeport/web/react'
import { Button, Field, FieldGrid, NumberInput, Select, TextArea, TextInput, focusProblem } from '@tradeport/web/ui'
import { AgreementField, useAgreementLocale, type AgreementAnswer } from './agreement-field'
import { draftPrice, newDraft, type OrderDraft } from './order-draft'
import styles from './place-order.module.css'
import { useOrderDraft } from './use-order-draft'
import { usePlacing, type Placed } from './use-placing'

export interface OrderFormProps {
  service: MarketServiceDetail
  /** The order of goods that it is for. */
  tradeOrderId?: string | undefined
  /** What is to be agreed to; null for nothing. */
  agreement: AgreementOffer | null
  /** Another edition came into force while this one was read. */
  onAgreementChanged(): void
  template: OrderTemplate
  person: string
  /** Whose entries the browser keeps until the server has them: of the person for the company. */
  whose: string
  /** A draft that is gone on with; absent for a new order. */
  order: ServiceOrderDetail | undefined
  /** Another order that a new one is filled in from. */
  like?: ServiceOrderDetail | undefined
  /** There is a draft of it from here on. */
  onWritten?: ((order: Placed) => void) | undefined
  onSent(order: Placed): void
  onKept(order: Placed): void
}

export function OrderForm(props: OrderFormProps) {
  const { service, tradeOrderId, agreement, onAgreementChanged, template, person, whose, order, like } = props
  const { onWritten, onSent, onKept } = props
  const t = useT('serviceOrder')
  const tm = useT('serviceMarket')
  const text = useText()
  const format = useFormat()
  const kept = useOrderDraft({
    order,
    service,
    whose,
    like,
    tradeOrderId,
    fresh: () => newDraft(service, { person, template, like }),
  })
  const { draft } = kept
  const place = usePlacing({
    serviceId: service.id,
    tradeOrderId,
    order,
    onWritten: (written, has, isNew) => {
      kept.written(written, has)
      if (isNew) onWritten?.(written)
    },
    onAgreementChanged: () => {
      setAgreed(current => ({ ...current, accepted: false }))
      onAgreementChanged()
    },
    onRead: kept.read,
  })
  const [agreed, setAgreed] = useState<AgreementAnswer>({ values: {}, accepted: false })
  const agreementLocale = useAgreementLocale(agreement)
  const company = useEndpoint(companyProfile, {}, { enabled: agreement !== null, quiet: true }).data
  const change = (path: string, part: Partial<OrderDraft>) => {
    kept.change(part)
    place.forget(path)
  }
  const sku = service.skus.find(candidate => candidate.id === draft.skuId)
  const price = draftPrice(draft, sku)
  const answer: AgreementAnswer = {
    ...agreed,
    values: withPrefilled(
      agreement?.variables ?? [],
      {
        company_name: company?.legalName ?? '',
        company_no: company?.regNo ?? '',
        company_address: company?.address ?? '',
        contact_name: draft.name,
        contact_phone: draft.phone,
        contact_email: draft.email,
      },
      agreed.values,
    ),
  }
  const ability = useAbility(abilityQuery, SERVICE_ORDER_ABILITY)
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await ability.check())) return
    const accepted = agreement && { offer: agreement, answer, locale: agreementLocale }
    const sent = await place.send(draft, { sku, template, agreement: accepted })
    if (!sent) return focusProblem(form.current)
    kept.done()
    onSent(sent)
  }
  const keep = async () => {
    const saved = await place.keep(draft, template)
    if (!saved) return
    kept.done()
    onKept(saved)
  }
  const { errorAt } = place
  return (
    <form ref={form} className={styles['form']} onSubmit={event => void submit(event)} noValidate>
      <KeptNotice {...kept.notice} />
      <FieldGrid>
        <Field label={t('fact.item')} required {...errorAt('skuId')}>
          <Select
            value={draft.skuId}
            options={service.skus.map(each => ({ value: each.id, label: text(each.name) }))}
            onValue={skuId => change('skuId', { skuId })}
          />
        </Field>
        <Field label={t('order.column.qty')} required {...errorAt('qty')}>
          <NumberInput
            value={draft.qty}
            scale={3}
            unit={sku ? tm(`unit.${sku.unit}`) : ''}
            onValue={qty => change('qty', { qty })}
          />
        </Field>
      </FieldGrid>
      {visibleFields(template.fields, draft.answers).map(field => (
        <QuestionField
          key={field.key}
          question={field}
          countries={dictList}
          words={{ choose: t('place.choose'), yes: t('answer.yes') }}
          value={draft.answers[field.key]}
          error={errorAt(`answers.${field.key}`).error}
          onChange={answer => change(`answers.${field.key}`, { answers: { ...draft.answers, [field.key]: answer } })}
        />
      ))}
      <FieldGrid>
        <Field label={t('fact.contact')} required {...errorAt('contact.name')}>
          <TextInput
            value={draft.name}
            maxLength={80}
            onChange={event => change('contact.name', { name: event.target.value })}
          />
        </Field>
        <Field label={t('fact.phone')} {...errorAt('contact.phone')}>
          <TextInput
            type="tel"
            value={draft.phone}
            maxLength={30}
            onChange={event => change('contact.phone', { phone: event.target.value })}
          />
        </Field>
        <Field label={t('fact.email')} {...errorAt('contact.email')}>
          <TextInput
            type="email"
            value={draft.email}
            onChange={event => change('contact.email', { email: event.target.value })}
          />
        </Field>
      </FieldGrid>
      <Field label={t('fact.remark')} {...errorAt('remark')}>
        <TextArea
          value={draft.remark}
          rows={3}
          maxLength={1000}
          onChange={event => change('remark', { remark: event.target.value })}
        />
      </Field>
      {agreement && (
        <AgreementField
          offer={agreement}
          known={{
            customer: company?.legalName ?? '',
            order_no: order?.no ?? '',
            provider: service.provider.name,
            service: text(service.title),
            item: sku ? text(sku.name) : '',
            quantity: draft.qty,
          }}
          answer={answer}
          errorAt={errorAt}
          onChange={changed => {
            place.forget('agreement')
            // Only what differs from what is known was written: the rest goes on following the contact.
            setAgreed({
              ...changed,
              values: Object.fromEntries(
                Object.entries(changed.values).filter(
                  ([key, value]) => key in agreed.values || value !== answer.values[key],
                ),
              ),
            })
          }}
        />
      )}
      <div className={styles['sum']}>
        <span>
          {price
            ? t('place.total', { amount: format.money(price.payable, price.currency) })
            : t(sku && isQuoted(sku.priceMode) ? 'place.quoted' : 'order.unpriced')}
        </span>
        {ability.hint !== '' && <span className={styles['hint']}>{ability.hint}</span>}
        <div className={styles['buttons']}>
          <Button onClick={() => void keep()} disabled={place.pending}>
            {t('place.keep')}
          </Button>
          <Button variant="primary" type="submit" loading={place.pending}>
            {t(price ? 'place.submit' : 'place.submitQuote')}
          </Button>
        </div>
      </div>
    </form>
  )
}
