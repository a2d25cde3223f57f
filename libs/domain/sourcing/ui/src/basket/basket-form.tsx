import { Form } from 'antd'
import { useState } from 'react'
import { profile } from '@tradeport/domain/identity/contract'
import { INQUIRY_SEND_ABILITY, abilityQuery } from '@tradeport/domain/membership/contract'
import { sourcingRoutes, type InquiryBasket } from '@tradeport/domain/sourcing/contract'
import { ActButton, chosenIds, DetailSection, showFieldErrors, useAbility } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint, useFieldText, useNotify, useRegion, useText } from '@tradeport/web/react'
import { SendIcon } from '@tradeport/web/ui'
import { SaveNote } from '../shared/save-note'
import type { ChosenStore } from '../shared/store-picker'
import { useAutosave } from '../shared/use-autosave'
import { AddGoods } from './add-goods'
import { BasketLines } from './basket-lines'
import { Completeness } from './completeness'
import { HeaderFields } from './header-fields'
import { headerOf, headerValuesOf, type HeaderValues } from './header-values'
import { StoreChoice } from './store-choice'
import type { Basket } from './use-basket'
import styles from './basket.module.css'

export type Draft = NonNullable<InquiryBasket['draft']>

/** The whole inquiry on one page: lines, sellers, terms; kept on the server as it is written. */
export function BasketForm({
  draft,
  basket,
  suggested,
}: {
  draft: Draft
  basket: Basket
  /** Sellers to ask besides those of the goods, until the buyer says otherwise. */
  suggested: readonly ChosenStore[]
}) {
  const t = useT('sourcing')
  const text = useText()
  const region = useRegion()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const fieldText = useFieldText()
  const [form] = Form.useForm<HeaderValues>()
  // The frame has asked already.
  const { data: who } = useEndpoint(profile, {}, { staleMs: Infinity, quiet: true })
  const first = draft.items[0]
  const [initial] = useState(() =>
    headerValuesOf(draft, {
      title: text(first?.product?.title) || first?.name || '',
      currency: region.currency,
      tradeTypes: region.tradeTypes,
      country: who?.company?.country,
    }),
  )
  const read = (): HeaderValues => form.getFieldsValue(true)
  const autosave = useAutosave(async () => {
    const result = await basket.saveHeader(headerOf(read()))
    return result.ok ? 'saved' : 'failed'
  })
  const [sending, setSending] = useState(false)
  const ability = useAbility(abilityQuery, INQUIRY_SEND_ABILITY)
  const maySend = draft.actions.includes('submit')
  /** The lines first, as they stand on the page; the header goes with the whole. */
  const send = async (input: Parameters<Basket['submit']>[0]) => {
    const lines = await basket.settled()
    if (lines === 'saved') {
      autosave.forget()
      return basket.submit(input)
    }
    notify.warning(t(`save.${lines}`))
    return undefined
  }
  const submit = async () => {
    if (sending) return
    const values = read()
    const own = draft.stores.map(store => store.storeId).filter(storeId => !values.skippedStores.includes(storeId))
    const storeIds = [...own, ...chosenIds(values.moreStores)]
    if (storeIds.length === 0) {
      form.setFields([{ name: 'moreStores', errors: [t('basket.noSeller')] }])
      form.scrollToField('moreStores', { behavior: 'smooth', block: 'center' })
      return
    }
    setSending(true)
    if (!(await ability.check())) {
      setSending(false)
      return
    }
    const result = await send({
      ...headerOf(values),
      title: values.title.trim(),
      id: draft.id,
      storeIds: [...new Set(storeIds)],
    })
    setSending(false)
    if (!result) return
    if (!result.ok) {
      autosave.changed()
      showFieldErrors(form, result.fieldErrors)
      return
    }
    notify.success(t('basket.sent', { no: result.data.no }))
    navigate(sourcingRoutes.inquiry(result.data.id))
  }
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ ...initial, skippedStores: [], moreStores: [...suggested] }}
      onValuesChange={autosave.changed}
      onFinish={() => void submit()}
      scrollToFirstError={{ behavior: 'smooth', block: 'center' }}
      className={styles['body'] ?? ''}
    >
      <div className={styles['main']}>
        <DetailSection title={t('inquiry.section.lines')} extra={<AddGoods basket={basket} />}>
          <BasketLines draft={draft} basket={basket} />
        </DetailSection>
        <DetailSection title={t('basket.section.request')}>
          <HeaderFields fieldText={fieldText} />
        </DetailSection>
        <DetailSection title={t('inquiry.section.sellers')}>
          <StoreChoice stores={draft.stores} />
        </DetailSection>
      </div>
      <aside className={styles['aside']}>
        <Completeness draft={draft} />
        <div className={styles['send']}>
          <SaveNote state={autosave.state} />
          <ActButton
            type="primary"
            size="large"
            block
            htmlType="submit"
            loading={sending}
            disabled={!maySend}
            icon={<SendIcon size={18} />}
          >
            {t('basket.send')}
          </ActButton>
          <p className={styles['quiet']}>{t(maySend ? 'basket.sendHint' : 'basket.barred')}</p>
          {maySend && ability.hint && <p className={styles['quiet']}>{ability.hint}</p>}
        </div>
      </aside>
    </Form>
  )
}
