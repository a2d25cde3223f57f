import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import type { CategoryAttribute, SkuValues } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { known } from '../shared/known'
import { bulkFilled, codeByPattern, wholeNumber, wholeText, type BulkValue } from './model/variants'
import { PicturePicker } from './picture-picker'
import styles from './editor.module.css'

const FIELDS = ['code', 'weightG', 'stockQty', 'imageFileId', 'enabled'] as const
type BulkField = (typeof FIELDS)[number]

export interface BulkFillProps {
  axes: readonly CategoryAttribute[]
  skus: readonly SkuValues[]
  modelNo: string
  showStock: boolean
  images: readonly string[]
  onChange(change: (skus: readonly SkuValues[]) => SkuValues[]): void
}

const ALL = '*'

/** One value for many variants at once: all of them, or those of one option. */
export function BulkFill({ axes, skus, modelNo, showStock, images, onChange }: BulkFillProps) {
  const t = useT('catalogue')
  const [field, setField] = useState<BulkField>('code')
  const [pattern, setPattern] = useState(() => ['{model}', ...axes.map(axis => `{${axis.code}}`)].join('-'))
  const [figure, setFigure] = useState('')
  const [image, setImage] = useState<string | null>(null)
  const [on, setOn] = useState(true)
  const [scope, setScope] = useState(ALL)

  const values: Readonly<Record<BulkField, BulkValue>> = {
    code: { field: 'code', pattern },
    weightG: { field: 'weightG', value: wholeNumber(figure) },
    stockQty: { field: 'stockQty', value: wholeNumber(figure) },
    imageFileId: { field: 'imageFileId', value: image },
    enabled: { field: 'enabled', value: on },
  }
  const [axis, option] = scope === ALL ? [] : scope.split('=')
  const apply = () =>
    onChange(all =>
      bulkFilled(all, values[field], axis !== undefined && option !== undefined ? { axis, option } : {}, modelNo),
    )
  const first = skus[0]

  return (
    <div className={styles['bulk']} role="group" aria-label={t('product.bulk.title')}>
      <Select
        aria-label={t('product.bulk.field')}
        value={field}
        popupMatchSelectWidth={false}
        options={FIELDS.filter(name => showStock || name !== 'stockQty').map(name => ({
          value: name,
          label: t(`product.sku.${name}`),
        }))}
        onChange={name => setField(known(FIELDS, name) ?? 'code')}
      />
      {field === 'code' && (
        <Input
          className={styles['grow'] ?? ''}
          aria-label={t('product.bulk.pattern')}
          value={pattern}
          maxLength={80}
          suffix={first ? <span className={styles['quiet']}>{codeByPattern(pattern, first, modelNo)}</span> : undefined}
          onChange={event => setPattern(event.target.value)}
        />
      )}
      {(field === 'weightG' || field === 'stockQty') && (
        <Input
          className={styles['figure'] ?? ''}
          aria-label={t(`product.sku.${field}`)}
          inputMode="numeric"
          value={figure}
          onChange={event => setFigure(wholeText(event.target.value))}
        />
      )}
      {field === 'imageFileId' && (
        <PicturePicker value={image} images={images} label={t('product.sku.imageFileId')} onChange={setImage} />
      )}
      {field === 'enabled' && (
        <Select
          aria-label={t('product.sku.enabled')}
          value={on ? 'on' : 'off'}
          options={[
            { value: 'on', label: t('product.sku.on') },
            { value: 'off', label: t('product.sku.off') },
          ]}
          onChange={value => setOn(value === 'on')}
        />
      )}
      <Select
        className={styles['scope'] ?? ''}
        aria-label={t('product.bulk.scope')}
        value={scope}
        popupMatchSelectWidth={false}
        options={[
          { value: ALL, label: t('product.bulk.all') },
          ...axes.map(({ code, name, options }) => ({
            label: name,
            title: name,
            options: options
              .filter(({ value }) => skus.some(sku => sku.axes[code] === value))
              .map(({ value, label }) => ({ value: `${code}=${value}`, label: `${name}: ${label}` })),
          })),
        ]}
        onChange={setScope}
      />
      <Button onClick={apply}>{t('product.bulk.apply')}</Button>
    </div>
  )
}
