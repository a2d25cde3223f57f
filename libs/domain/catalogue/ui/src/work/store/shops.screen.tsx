import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { sellerStoreList, type OwnStore } from '@tradeport/domain/catalogue/contract'
import { applyForStore, switchStore } from '@tradeport/domain/identity/contract'
import { SHOP_ABILITY, abilityQuery } from '@tradeport/domain/membership/contract'
import { AbilityButton, ActButton, ActionFrame, EntityStatus, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import {
  useAction,
  useDialogAction,
  useEndpoint,
  useFieldText,
  useLive,
  useSession,
  useText,
} from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, ErrorState, Picture, SkeletonText } from '@tradeport/web/ui'
import { storeEntity } from './store.entity'
import styles from './store.module.css'

/** The shops of the company: which one is worked for now, and the way to another one. */
export default function ShopsScreen() {
  const t = useT('catalogue')
  const [applying, setApplying] = useState(false)
  const { data, error, refetch } = useEndpoint(sellerStoreList, {})
  useLive('store')
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('shops.title')}
        note={t('shops.note')}
        actions={
          data?.mayApply ? (
            <AbilityButton
              query={abilityQuery}
              ability={SHOP_ABILITY}
              primary
              size="medium"
              onClick={() => setApplying(true)}
            >
              {t('shops.apply')}
            </AbilityButton>
          ) : undefined
        }
      />
      {!data && !error && <SkeletonText lines={8} />}
      {error && !data && (
        <ErrorState
          scope="page"
          title={t('store.failed')}
          actions={<Button onClick={refetch}>{t('product.retry')}</Button>}
        />
      )}
      {data && (
        <ul className={styles['shops']}>
          {data.stores.map(store => (
            <Shop key={store.id} store={store} />
          ))}
        </ul>
      )}
      {applying && <ApplyDialog onClose={() => setApplying(false)} />}
    </div>
  )
}

function Shop({ store }: { store: OwnStore }) {
  const t = useT('catalogue')
  const text = useText()
  const session = useSession()
  // A new token and a new page: nothing that was kept belongs to the shop that is left.
  const change = useAction(switchStore, { onSuccess: ({ token }) => session.signIn(token) })
  const name = text(store.name)
  return (
    <li className={styles['shop']}>
      <span className={styles['logo']}>
        <Picture id={store.logoFileId} alt="" width={96} />
      </span>
      <div className={styles['shopFacts']}>
        <h2 className={styles['shopName']}>{name}</h2>
        <p className={styles['quiet']}>{store.no}</p>
        <p>
          <EntityStatus entity={storeEntity} status={store.status} />
        </p>
        <p>{t('store.products', { count: store.productCount })}</p>
        {store.status === 'rejected' && store.statusReason && <Banner tone="danger">{store.statusReason}</Banner>}
      </div>
      {store.current ? (
        <AppLink to="/store">{t('shops.current')}</AppLink>
      ) : (
        <ActButton
          loading={change.pending}
          aria-label={t('shops.switchTo', { name })}
          onClick={() => void change.run({ storeId: store.id })}
        >
          {t('shops.switch')}
        </ActButton>
      )}
    </li>
  )
}

function ApplyDialog({ onClose }: { onClose(): void }) {
  const t = useT('catalogue')
  const fieldText = useFieldText()
  const apply = useDialogAction(applyForStore, { done: () => t('shops.applied'), onClose })
  return (
    <Modal open title={t('shops.apply')} footer={null} onCancel={onClose}>
      <ActionFrame
        {...apply}
        onCancel={onClose}
        onSubmit={values => {
          const intro = textOf(values, 'intro')
          void apply.run({ name: textOf(values, 'name') ?? '', ...(intro ? { intro } : {}) })
        }}
        submit={t('shops.apply')}
      >
        <p>{t('shops.applyNote')}</p>
        <Form.Item
          name="name"
          label={t('store.field.name')}
          rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="intro" label={t('store.field.intro')}>
          <Input.TextArea rows={4} maxLength={2000} showCount />
        </Form.Item>
      </ActionFrame>
    </Modal>
  )
}
