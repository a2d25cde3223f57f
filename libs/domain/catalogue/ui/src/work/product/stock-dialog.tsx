import { Modal, Switch, Table } from 'antd'
import { useState } from 'react'
import {
  categoryAttributes,
  productStock,
  type OwnProductDetail,
  type ShownSku,
} from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint } from '@tradeport/web/react'
import { WholeInput } from '../editor/whole-input'

/** Stock and on/off of single variants: at once, without review. */
export function StockDialog({ detail, onClose }: { detail: OwnProductDetail; onClose(): void }) {
  const t = useT('catalogue')
  const category = useEndpoint(categoryAttributes, { categoryId: detail.content.categoryId })
  const [changes, setChanges] = useState<ReadonlyMap<string, Pick<ShownSku, 'stockQty' | 'enabled'>>>(new Map())
  const save = useDialogAction(productStock, { done: () => t('product.stock.saved'), onClose })
  const valueOf = (sku: ShownSku) => changes.get(sku.id) ?? { stockQty: sku.stockQty, enabled: sku.enabled }
  const set = (sku: ShownSku, values: Partial<Pick<ShownSku, 'stockQty' | 'enabled'>>) =>
    setChanges(before => new Map(before).set(sku.id, { ...valueOf(sku), ...values }))
  const nameOf = (sku: ShownSku) =>
    Object.entries(sku.axes)
      .map(([axis, value]) => {
        const attribute = category.data?.attributes.find(({ code }) => code === axis)
        return attribute?.options.find(option => option.value === value)?.label ?? value
      })
      .join(' / ') || t('product.sku.only')
  return (
    <Modal
      open
      width={720}
      title={t('product.stock.title', { no: detail.no })}
      okText={t('product.stock.save')}
      cancelText={t('product.cancel')}
      okButtonProps={{ disabled: changes.size === 0 }}
      confirmLoading={save.pending}
      onOk={() =>
        void save.run({
          id: detail.id,
          version: detail.version,
          skus: [...changes].map(([id, values]) => ({ id, ...values })),
        })
      }
      onCancel={onClose}
    >
      <p>{t('product.stock.note')}</p>
      <Table<ShownSku>
        size="small"
        rowKey="id"
        dataSource={detail.skus}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content', y: 420 }}
        columns={[
          { title: t('product.sku.variant'), render: (_value, sku) => nameOf(sku) },
          { title: t('product.sku.code'), render: (_value, sku) => sku.code || '–' },
          {
            title: t('product.sku.stockQty'),
            width: 160,
            render: (_value, sku) => (
              <WholeInput
                aria-label={t('product.sku.cell', { field: t('product.sku.stockQty'), name: nameOf(sku) })}
                value={valueOf(sku).stockQty}
                onChange={stockQty => set(sku, { stockQty })}
              />
            ),
          },
          {
            title: t('product.sku.enabled'),
            width: 96,
            render: (_value, sku) => (
              <Switch
                size="small"
                checked={valueOf(sku).enabled}
                aria-label={t('product.sku.cell', { field: t('product.sku.enabled'), name: nameOf(sku) })}
                onChange={enabled => set(sku, { enabled })}
              />
            ),
          },
        ]}
      />
    </Modal>
  )
}
