import { Button, Modal } from 'antd'
import { useState } from 'react'
import { productPage, type ProductCard } from '@tradeport/domain/catalogue/contract'
import { isPositive } from '@tradeport/kernel/values'
import { ActButton, SearchInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useEndpoint } from '@tradeport/web/react'
import { EmptyState, ErrorState, Picture, SkeletonText } from '@tradeport/web/ui'
import { useRested } from '../shared/use-rested'
import { useWords } from '../shared/use-words'
import type { Basket } from './use-basket'
import styles from './basket.module.css'

/** Finds a product of the mall by words of any language and puts it into the inquiry at its minimum quantity. */
export function ProductDialog({ basket, onClose }: { basket: Basket; onClose(): void }) {
  const t = useT('sourcing')
  const tc = useT('common')
  const [typed, setTyped] = useState('')
  const keyword = useRested(typed.trim(), 300)
  const { data, error, refetch } = useEndpoint(
    productPage,
    { pageNum: 1, pageSize: 20, ...(keyword ? { keyword } : {}) },
    { keepPrevious: true, quiet: true },
  )
  return (
    <Modal open width={720} title={t('basket.addProduct')} footer={null} onCancel={onClose} destroyOnHidden>
      <SearchInput autoFocus aria-label={t('basket.searchProduct')} maxLength={200} value={typed} onValue={setTyped} />
      {!data && !error && <SkeletonText lines={8} />}
      {error && !data && (
        <ErrorState
          title={failureMessage(error, tc)}
          actions={<Button onClick={refetch}>{tc('action.retry')}</Button>}
        />
      )}
      {data?.records.length === 0 && <EmptyState title={t('basket.noProduct')}>{t('basket.noProductHint')}</EmptyState>}
      <ul className={styles['found']}>
        {data?.records.map(product => (
          <li key={product.id} className={styles['foundItem']}>
            <Found product={product} basket={basket} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function Found({ product, basket }: { product: ProductCard; basket: Basket }) {
  const t = useT('sourcing')
  const words = useWords()
  const [state, setState] = useState<'new' | 'adding' | 'added'>('new')
  const add = async () => {
    setState('adding')
    const result = await basket.add({
      productId: product.id,
      quantities: [isPositive(product.moq) ? product.moq : '1'],
      unit: product.saleUnit,
    })
    setState(result.ok ? 'added' : 'new')
  }
  return (
    <>
      <Picture id={product.coverFileId} alt="" width={56} />
      <div className={styles['foundText']}>
        <span>{product.title}</span>
        <span className={styles['quiet']}>
          {[product.store.name, t('item.moq', { qty: words.quantity(product.moq, product.saleUnit) })].join(' · ')}
        </span>
      </div>
      <ActButton loading={state === 'adding'} disabled={state === 'added'} onClick={() => void add()}>
        {t(state === 'added' ? 'basket.added' : 'basket.add')}
      </ActButton>
    </>
  )
}
