import { Switch } from 'antd'
import { memo, useCallback, useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { CategoryAttribute, SkuValues } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { SwatchName } from '../shared/swatch'
import { fieldId } from './editor-context'
import { pastedColumn } from './model/variants'
import { PicturePicker } from './picture-picker'
import { useWholeText } from './use-whole-text'
import styles from './sku-matrix.module.css'

export interface SkuMatrixProps {
  /** The axes, in the order of the columns. */
  axes: readonly CategoryAttribute[]
  skus: readonly SkuValues[]
  onChange(change: (skus: readonly SkuValues[]) => SkuValues[]): void
  /** Pieces are kept in stock. */
  showStock: boolean
  images: readonly string[]
  errorAt(path: string): string | undefined
}

type TextField = 'code' | 'barcode'
type FigureField = 'weightG' | 'stockQty'
type Field = TextField | FigureField

const MAX_LENGTH: Readonly<Record<TextField, number>> = { code: 64, barcode: 32 }
const FIGURE: readonly Field[] = ['weightG', 'stockQty']
const isFigure = (field: Field): field is FigureField => FIGURE.includes(field)

/** Every variant with its article number, weight, stock and picture; columns of a spreadsheet can be pasted. */
export function SkuMatrix({ axes, skus, onChange, showStock, images, errorAt }: SkuMatrixProps) {
  const t = useT('catalogue')
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  const set = useCallback(
    (index: number, values: Partial<SkuValues>) =>
      change.current(all => all.map((sku, position) => (position === index ? { ...sku, ...values } : sku))),
    [],
  )
  const paste = useCallback(
    (index: number, field: Field, text: string) => change.current(all => pastedColumn(all, index, field, text)),
    [],
  )
  const fields: readonly Field[] = ['code', 'barcode', 'weightG', ...(showStock ? (['stockQty'] as const) : [])]
  return (
    <div className={styles['scroll']}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            {axes.length === 0 && <th scope="col">{t('product.sku.variant')}</th>}
            {axes.map(axis => (
              <th key={axis.code} scope="col">
                {axis.name}
              </th>
            ))}
            {fields.map(field => (
              <th key={field} scope="col">
                {t(`product.sku.${field}`)}
              </th>
            ))}
            <th scope="col">{t('product.sku.imageFileId')}</th>
            <th scope="col">{t('product.sku.enabled')}</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku, index) => (
            <SkuRow
              key={JSON.stringify(sku.axes)}
              index={index}
              sku={sku}
              axes={axes}
              fields={fields.join(' ')}
              images={images}
              rowError={errorAt(`skus.${index}`)}
              codeError={errorAt(`skus.${index}.code`)}
              stockError={errorAt(`skus.${index}.stockQty`)}
              set={set}
              paste={paste}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SkuRowProps {
  index: number
  sku: SkuValues
  axes: readonly CategoryAttribute[]
  /** One text, so that a row is drawn again only when its columns change. */
  fields: string
  images: readonly string[]
  rowError: string | undefined
  codeError: string | undefined
  stockError: string | undefined
  set(index: number, values: Partial<SkuValues>): void
  paste(index: number, field: Field, text: string): void
}

const FIELDS = ['code', 'barcode', 'weightG', 'stockQty'] as const

const SkuRow = memo(function SkuRow(props: SkuRowProps) {
  const { index, sku, axes, set } = props
  const t = useT('catalogue')
  const options = axes.map(axis => axis.options.find(option => option.value === sku.axes[axis.code]))
  const name = options.map(option => option?.label ?? '').join(' / ') || t('product.sku.only')
  return (
    <tr data-off={!sku.enabled || undefined} id={fieldId(`skus.${index}`)}>
      {axes.length === 0 && <th scope="row">{name}</th>}
      {axes.map((axis, position) => (
        <th key={axis.code} scope="row">
          <SwatchName
            colour={options[position]?.swatch ?? null}
            name={options[position]?.label ?? sku.axes[axis.code] ?? ''}
          />
          {position === 0 && props.rowError !== undefined && <p className={styles['error']}>{props.rowError}</p>}
        </th>
      ))}
      {FIELDS.filter(field => props.fields.split(' ').includes(field)).map(field => (
        <td key={field}>
          <Cell
            {...props}
            field={field}
            label={t('product.sku.cell', { field: t(`product.sku.${field}`), name })}
            error={field === 'code' ? props.codeError : field === 'stockQty' ? props.stockError : undefined}
          />
        </td>
      ))}
      <td>
        <PicturePicker
          value={sku.imageFileId}
          images={props.images}
          label={t('product.sku.cell', { field: t('product.sku.imageFileId'), name })}
          onChange={imageFileId => set(index, { imageFileId })}
        />
      </td>
      <td>
        <Switch
          size="small"
          checked={sku.enabled}
          aria-label={t('product.sku.cell', { field: t('product.sku.enabled'), name })}
          onChange={enabled => set(index, { enabled })}
        />
      </td>
    </tr>
  )
})

/** The same column in the row above or below, as in a spreadsheet. */
function move(event: KeyboardEvent<HTMLInputElement>, field: Field): void {
  const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const row = event.currentTarget.closest('tr')
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  const input = next?.querySelector<HTMLInputElement>(`input[data-field="${field}"]`)
  input?.focus()
  input?.select()
}

function Cell({
  index,
  sku,
  field,
  label,
  error,
  set,
  paste,
}: SkuRowProps & { field: Field; label: string; error: string | undefined }) {
  const id = fieldId(`skus.${index}.${field}`)
  const figure = isFigure(field)
  const value = sku[field]
  const [digits, typeDigits] = useWholeText(typeof value === 'number' ? value : null, whole =>
    set(index, { [field]: whole }),
  )
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!text.trimEnd().includes('\n')) return
    event.preventDefault()
    paste(index, field, text)
  }
  return (
    <>
      <input
        id={id}
        className={styles['input']}
        data-field={field}
        data-figure={figure || undefined}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        autoComplete="off"
        inputMode={figure ? 'numeric' : 'text'}
        maxLength={figure ? 12 : MAX_LENGTH[field]}
        value={figure ? digits : (value ?? '')}
        onChange={({ target: { value: typed } }) => (figure ? typeDigits(typed) : set(index, { [field]: typed }))}
        onKeyDown={event => move(event, field)}
        onPaste={onPaste}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </>
  )
}
