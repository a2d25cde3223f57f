import { Button, Select } from 'antd'
import type { CategoryAttribute, CompositionPart } from '@tradeport/domain/catalogue/contract'
import { compareDecimal, isDecimal, subtractDecimal, sumDecimal } from '@tradeport/kernel/values'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { CloseIcon, PlusIcon, SuccessIcon } from '@tradeport/web/ui'
import { typedSearch } from '../shared/options'
import styles from './composition-editor.module.css'

const FULL = '100'
const MAX_PARTS = 12
const EMPTY: CompositionPart = { option: '', percent: '' }

export interface CompositionEditorProps {
  value: readonly CompositionPart[]
  onChange(parts: CompositionPart[]): void
  options: CategoryAttribute['options']
  invalid?: boolean
}

/** Sum of what is typed so far; a share that is no number yet counts nothing. */
export function sumOfParts(parts: readonly CompositionPart[]): string {
  return sumDecimal(parts.map(part => (isDecimal(part.percent) ? part.percent : '0')))
}

/** What goods are made of, in shares that make 100 %. */
export function CompositionEditor({ value, onChange, options, invalid = false }: CompositionEditorProps) {
  const t = useT('catalogue')
  const format = useFormat()
  const parts = value.length === 0 ? [EMPTY] : value
  const total = sumOfParts(parts)
  const full = format.percent(FULL)
  const compared = compareDecimal(total, FULL)
  const set = (index: number, part: Partial<CompositionPart>) =>
    onChange(parts.map((other, position) => (position === index ? { ...other, ...part } : other)))
  const fill = (index: number) => {
    const others = sumOfParts(parts.filter((_part, position) => position !== index))
    if (compareDecimal(others, FULL) < 0) set(index, { percent: subtractDecimal(FULL, others) })
  }
  const open = parts.findIndex(part => part.percent === '')

  return (
    <div className={styles['composition']}>
      <ul className={styles['parts']}>
        {parts.map((part, index) => {
          const free = options.filter(
            option => option.value === part.option || !parts.some(other => other.option === option.value),
          )
          return (
            // Parts have no identity of their own; their place is it.
            <li key={index} className={styles['part']}>
              <Select
                className={styles['option'] ?? ''}
                aria-label={t('product.composition.option', { number: index + 1 })}
                placeholder={t('product.composition.choose')}
                showSearch={typedSearch}
                value={part.option || null}
                options={free.map(({ value: code, label }) => ({ value: code, label }))}
                onChange={option => set(index, { option: option ?? '' })}
              />
              <DecimalInput
                className={styles['percent'] ?? ''}
                aria-label={t('product.composition.percent', { number: index + 1 })}
                scale={1}
                unit="%"
                value={part.percent || undefined}
                onChange={percent => set(index, { percent: percent ?? '' })}
              />
              <Button
                type="text"
                icon={<CloseIcon size={16} />}
                disabled={parts.length === 1 && part.option === '' && part.percent === ''}
                aria-label={t('product.composition.remove', { number: index + 1 })}
                onClick={() => onChange(parts.filter((_part, position) => position !== index))}
              />
            </li>
          )
        })}
      </ul>
      <div className={styles['foot']}>
        <Button
          type="link"
          icon={<PlusIcon size={16} />}
          disabled={parts.length >= Math.min(MAX_PARTS, options.length)}
          onClick={() => onChange([...parts, EMPTY])}
        >
          {t('product.composition.add')}
        </Button>
        {compared < 0 && open !== -1 && (
          <Button type="link" onClick={() => fill(open)}>
            {t('product.composition.fill', { percent: format.percent(subtractDecimal(FULL, total)) })}
          </Button>
        )}
        <output
          className={styles['sum']}
          data-state={compared === 0 ? 'full' : compared > 0 || invalid ? 'wrong' : 'open'}
          aria-label={t('product.composition.sum')}
        >
          {compared === 0 && <SuccessIcon size={16} />}
          {compared === 0
            ? t('product.composition.full', { full })
            : t('product.composition.now', { percent: format.percent(total), full })}
        </output>
      </div>
      <div className={styles['bar']} aria-hidden>
        {parts.map((part, index) => (
          <span
            key={index}
            className={styles['share']}
            data-tone={index % 4}
            style={{ flexGrow: Number(part.percent) || 0 }}
          />
        ))}
        <span
          className={styles['rest']}
          style={{ flexGrow: compared < 0 ? Number(subtractDecimal(FULL, total)) : 0 }}
        />
      </div>
    </div>
  )
}
