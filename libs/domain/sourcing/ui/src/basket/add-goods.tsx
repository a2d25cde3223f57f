import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '@tradeport/web/i18n'
import { EditIcon, SearchIcon } from '@tradeport/web/ui'
import { DescribeDialog } from './describe-dialog'
import { ProductDialog } from './product-dialog'
import type { Basket } from './use-basket'
import styles from './basket.module.css'

/** Two ways to a further line: a product of the mall, or goods described in words. */
export function AddGoods({ basket }: { basket: Basket }) {
  const t = useT('sourcing')
  const [dialog, setDialog] = useState<'product' | 'describe'>()
  const close = () => setDialog(undefined)
  return (
    <div className={styles['add']}>
      <Button icon={<SearchIcon size={16} />} onClick={() => setDialog('product')}>
        {t('basket.addProduct')}
      </Button>
      <Button icon={<EditIcon size={16} />} onClick={() => setDialog('describe')}>
        {t('basket.describe')}
      </Button>
      {dialog === 'product' && <ProductDialog basket={basket} onClose={close} />}
      {dialog === 'describe' && <DescribeDialog basket={basket} onClose={close} />}
    </div>
  )
}
