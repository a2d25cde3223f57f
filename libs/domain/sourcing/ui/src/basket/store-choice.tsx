import { Checkbox, Form } from 'antd'
import { MAX_INQUIRY_STORES } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { StoreClosure } from '../shared/store-closure'
import { StorePicker } from '../shared/store-picker'
import type { Draft } from './basket-form'
import styles from './basket.module.css'

/** The stores whose goods are in the inquiry, and any others whose offer is wanted. */
export function StoreChoice({ stores }: { stores: Draft['stores'] }) {
  const t = useT('sourcing')
  return (
    <>
      <p className={styles['intro']}>{t('basket.sellers.intro')}</p>
      {stores.length > 0 && (
        <Form.Item name="skippedStores" label={t('basket.sellers.own')}>
          <OwnStores stores={stores} />
        </Form.Item>
      )}
      <Form.Item name="moreStores" label={t('basket.sellers.more')} extra={t('basket.sellers.moreHelp')}>
        <StorePicker
          without={stores.map(store => store.storeId)}
          max={MAX_INQUIRY_STORES - stores.length}
          placeholder={t('basket.sellers.placeholder')}
        />
      </Form.Item>
    </>
  )
}

/** Keeps who is left out: a store that comes in with further goods is asked by itself. */
function OwnStores({
  id,
  stores,
  value = [],
  onChange,
}: {
  id?: string
  stores: Draft['stores']
  value?: readonly string[]
  onChange?(skipped: string[]): void
}) {
  const text = useText()
  return (
    <div {...(id ? { id } : {})}>
      <Checkbox.Group
        className={styles['stores'] ?? ''}
        value={stores.map(store => store.storeId).filter(storeId => !value.includes(storeId))}
        options={stores.map(store => ({ value: store.storeId, label: text(store.storeName) }))}
        onChange={chosen => onChange?.(stores.map(store => store.storeId).filter(storeId => !chosen.includes(storeId)))}
      />
      {stores.map(store => (
        <StoreClosure key={store.storeId} storeId={store.storeId} />
      ))}
    </div>
  )
}
