import { Button, Modal } from 'antd'
import { useState } from 'react'
import { productDetail } from '@tradeport/domain/catalogue/contract'
import type { InquiryLine } from '@tradeport/domain/sourcing/contract'
import { isPositive, sumDecimal } from '@tradeport/kernel/values'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useEndpoint } from '@tradeport/web/react'
import { ErrorState, SkeletonText, tidyDecimal } from '@tradeport/web/ui'
import { inputOf, type LineDraft } from '../shared/line-values'
import { useWords } from '../shared/use-words'
import type { Basket } from './use-basket'
import { variantMatrix } from './variant-matrix'
import styles from './basket.module.css'

export interface VariantDialogProps {
  line: InquiryLine
  productId: string
  draft: LineDraft
  basket: Basket
  onClose(): void
}

/** Quantities by colour and size; every variant becomes a line of its own. */
export function VariantDialog({ line, productId, draft, basket, onClose }: VariantDialogProps) {
  const t = useT('sourcing')
  const tc = useT('common')
  const words = useWords()
  const { data, error, refetch } = useEndpoint(productDetail, { id: productId }, { quiet: true })
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>(
    line.skuId === null ? {} : { [line.skuId]: draft.quantities.at(-1) ?? '' },
  )
  const [pending, setPending] = useState(false)
  const wanted = Object.entries(quantities).flatMap(([skuId, typed]) => {
    const qty = tidyDecimal(typed)
    return qty !== '' && isPositive(qty) ? [{ skuId, qty }] : []
  })
  const apply = async () => {
    setPending(true)
    let kept = false
    for (const { skuId, qty } of wanted) {
      const own = skuId === line.skuId
      kept ||= own
      const result = own
        ? await basket.change(line.id, inputOf({ ...draft, quantities: [qty] }))
        : await basket.add(inputOf({ ...draft, skuId, quantities: [qty] }))
      if (!result.ok) {
        setPending(false)
        return
      }
    }
    if (!kept) await basket.remove(line.id)
    setPending(false)
    onClose()
  }
  return (
    <Modal
      open
      width={720}
      title={t('variant.title')}
      okText={t('variant.apply', { count: wanted.length })}
      cancelText={tc('action.cancel')}
      okButtonProps={{ disabled: wanted.length === 0 }}
      confirmLoading={pending}
      onOk={() => void apply()}
      onCancel={onClose}
      destroyOnHidden
    >
      {!data && !error && <SkeletonText lines={6} />}
      {error && !data && (
        <ErrorState
          title={failureMessage(error, tc)}
          actions={<Button onClick={refetch}>{tc('action.retry')}</Button>}
        />
      )}
      {data && data.axes.length === 0 && <p>{t('variant.none')}</p>}
      {data && data.axes.length > 0 && (
        <>
          <p>{t('variant.hint')}</p>
          <Matrix
            matrix={variantMatrix(data.axes, data.skus)}
            unit={words.unit(line.unit)}
            quantities={quantities}
            onChange={(skuId, qty) => setQuantities(current => ({ ...current, [skuId]: qty ?? '' }))}
          />
          <p className={styles['matrixSum']}>
            {t('variant.sum', { qty: words.quantity(sumDecimal(wanted.map(entry => entry.qty)), line.unit) })}
          </p>
        </>
      )}
    </Modal>
  )
}

function Matrix({
  matrix,
  unit,
  quantities,
  onChange,
}: {
  matrix: ReturnType<typeof variantMatrix>
  unit: string
  quantities: Readonly<Record<string, string>>
  onChange(skuId: string, qty: string | undefined): void
}) {
  const t = useT('sourcing')
  return (
    <div className={styles['scroll']} role="region" aria-label={t('variant.title')} tabIndex={0}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{t('variant.column')}</th>
            {matrix.columns.map(column => (
              <th key={column.key} scope="col">
                {column.label || t('quotation.item.qty')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map(row => (
            <tr key={row.key}>
              <th scope="row">
                {row.swatch && <span className={styles['swatch']} style={{ background: row.swatch }} />}
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={matrix.columns[index]?.key}>
                  {cell && (
                    <DecimalInput
                      size="small"
                      scale={3}
                      aria-label={t('variant.qtyOf', { variant: cell.label, unit })}
                      value={quantities[cell.skuId] || undefined}
                      onChange={qty => onChange(cell.skuId, qty)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
