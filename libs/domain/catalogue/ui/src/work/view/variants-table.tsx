import { Table } from 'antd'
import type { CategoryAttribute, ProductContent, SkuValues } from '@tradeport/domain/catalogue/contract'
import { axesKey } from '@tradeport/domain/catalogue/rules'
import { scrollByKeys, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { SwatchName } from '../shared/swatch'
import styles from './view.module.css'

export interface VariantsTableProps {
  content: Pick<ProductContent, 'axes' | 'skus' | 'stockMode'>
  attributes: readonly CategoryAttribute[]
}

/** Every variant with what is known of it. */
export function VariantsTable({ content, attributes }: VariantsTableProps) {
  const t = useT('catalogue')
  const format = useFormat()
  const axes = content.axes.flatMap(code => attributes.find(attribute => attribute.code === code) ?? [])
  return (
    <Table<SkuValues>
      ref={scrollByKeys}
      size="small"
      rowKey={sku => axesKey(sku.axes)}
      dataSource={content.skus}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: t('product.sku.none') }}
      columns={[
        ...axes.map(axis => ({
          title: axis.name,
          key: axis.code,
          render: (_value: unknown, sku: SkuValues) => {
            const option = axis.options.find(known => known.value === sku.axes[axis.code])
            return <SwatchName colour={option?.swatch ?? null} name={option?.label ?? sku.axes[axis.code] ?? ''} />
          },
        })),
        {
          title: t('product.sku.imageFileId'),
          width: 64,
          render: (_value, sku) =>
            sku.imageFileId ? (
              <span className={styles['skuPicture']}>
                <Picture id={sku.imageFileId} alt="" width={32} />
              </span>
            ) : (
              '–'
            ),
        },
        { title: t('product.sku.code'), render: (_value, sku) => sku.code || '–' },
        { title: t('product.sku.barcode'), render: (_value, sku) => sku.barcode || '–' },
        {
          title: t('product.sku.weightG'),
          align: 'right',
          render: (_value, sku) => format.number(sku.weightG) || '–',
        },
        ...(content.stockMode === 'stock'
          ? [
              {
                title: t('product.sku.stockQty'),
                key: 'stock',
                align: 'right' as const,
                render: (_value: unknown, sku: SkuValues) => format.number(sku.stockQty) || '–',
              },
            ]
          : []),
        {
          title: t('product.sku.enabled'),
          render: (_value, sku) => (
            <StatusTag tone={sku.enabled ? 'success' : 'neutral'}>
              {t(sku.enabled ? 'product.sku.on' : 'product.sku.off')}
            </StatusTag>
          ),
        },
      ]}
    />
  )
}
