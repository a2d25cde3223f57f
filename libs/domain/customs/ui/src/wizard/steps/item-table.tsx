import { MAX_ITEMS, type DeclarationItem } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import {
  ArrowUpIcon,
  ChevronDownIcon,
  CopyIcon,
  IconButton,
  TrashIcon,
  WarningIcon,
  decimalText,
} from '@tradeport/web/ui'
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useCodes } from '../field/use-codes'
import { useWizard } from '../wizard-context'
import styles from './items.module.css'

const COLUMNS = ['codeTs', 'gName', 'gQty', 'gUnit', 'declPrice', 'declTotal', 'tradeCurr'] as const
type TextColumn = 'codeTs' | 'gName'
const SCALE = { gQty: 5, declPrice: 5, declTotal: 2 } as const
type FigureColumn = keyof typeof SCALE

interface Acts {
  onAdd(): void
  onCopy(index: number): void
  onMove(index: number, by: 1 | -1): void
  onRemove(index: number): void
}

export interface ItemTableProps extends Acts {
  items: readonly DeclarationItem[]
  active: number
  /** Of each line, how much is wrong. */
  wrong: ReadonlyMap<number, number>
}

/** All lines at a glance; their figures are typed in place, with arrows and Enter as in a spreadsheet. */
export function ItemTable({ items, active, wrong, ...acts }: ItemTableProps) {
  const t = useT('customs')
  const { nameOf } = useCodes('unit')
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  // The same for good: a row is drawn again only when its own line changes.
  const [stable] = useState<Acts>(() => ({
    onAdd: () => latest.current.onAdd(),
    onCopy: index => latest.current.onCopy(index),
    onMove: (index, by) => latest.current.onMove(index, by),
    onRemove: index => latest.current.onRemove(index),
  }))
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} aria-label={t('wizard.step.items')}>
        <thead>
          <tr>
            <th scope="col">{t('wizard.items.no')}</th>
            {COLUMNS.map(column => (
              <th key={column} scope="col" data-figure={column in SCALE || undefined}>
                {t(`wizard.field.${column}`)}
              </th>
            ))}
            <th scope="col">{t('wizard.items.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <ItemRow
              // Lines have no identity of their own; their place is it.
              key={index}
              index={index}
              item={item}
              unit={item.gUnit === '' ? '' : nameOf(item.gUnit)}
              isActive={index === active}
              isLast={index === items.length - 1}
              isFull={items.length >= MAX_ITEMS}
              wrong={wrong.get(index) ?? 0}
              acts={stable}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ItemRowProps {
  index: number
  item: DeclarationItem
  unit: string
  isActive: boolean
  isLast: boolean
  isFull: boolean
  wrong: number
  acts: Acts
}

const ItemRow = memo(function ItemRow({ index, item, unit, isActive, isLast, isFull, wrong, acts }: ItemRowProps) {
  const t = useT('customs')
  const { openLine } = useWizard()
  const number = index + 1
  const cell = { index, isLast, isFull, onAdd: acts.onAdd, onMove: acts.onMove }
  return (
    <tr data-active={isActive || undefined} onFocus={() => openLine(index)}>
      <th scope="row">
        <button
          type="button"
          className={styles['no']}
          aria-current={isActive ? 'true' : undefined}
          aria-label={t('wizard.items.open', { number })}
          onClick={() => openLine(index)}
        >
          {number}
          {wrong > 0 && (
            <span className={styles['wrong']}>
              <WarningIcon size={14} />
              <span className="tp-visually-hidden">{t('wizard.items.wrong', { count: wrong })}</span>
            </span>
          )}
        </button>
      </th>
      <td>
        <Cell {...cell} column="codeTs" value={item.codeTs} />
      </td>
      <td>
        <Cell {...cell} column="gName" value={item.gName} />
      </td>
      <td>
        <Cell {...cell} column="gQty" value={item.gQty} />
      </td>
      <td className={styles['said']}>{unit}</td>
      <td>
        <Cell {...cell} column="declPrice" value={item.declPrice} />
      </td>
      <td>
        <Cell {...cell} column="declTotal" value={item.declTotal} />
      </td>
      <td className={styles['said']}>{item.tradeCurr}</td>
      <td>
        <div className={styles['acts']}>
          <IconButton
            size="small"
            icon={<CopyIcon size={16} />}
            label={t('wizard.items.copy', { number })}
            disabled={isFull}
            onClick={() => acts.onCopy(index)}
          />
          <IconButton
            size="small"
            icon={<ArrowUpIcon size={16} />}
            label={t('wizard.items.up', { number })}
            disabled={index === 0}
            onClick={() => acts.onMove(index, -1)}
          />
          <IconButton
            size="small"
            icon={<ChevronDownIcon size={16} />}
            label={t('wizard.items.down', { number })}
            disabled={isLast}
            onClick={() => acts.onMove(index, 1)}
          />
          <IconButton
            size="small"
            icon={<TrashIcon size={16} />}
            label={t('wizard.items.remove', { number })}
            onClick={() => acts.onRemove(index)}
          />
        </div>
      </td>
    </tr>
  )
})

interface CellProps {
  index: number
  column: TextColumn | FigureColumn
  value: string
  isLast: boolean
  isFull: boolean
  onAdd(): void
  onMove(index: number, by: 1 | -1): void
}

const isFigure = (column: TextColumn | FigureColumn): column is FigureColumn => column in SCALE

function Cell({ index, column, value, isLast, isFull, onAdd, onMove }: CellProps) {
  const t = useT('customs')
  const { set, chooseTariff } = useWizard()
  const write = (text: string) => {
    if (isFigure(column)) return set(`items.${index}.${column}`, decimalText(text, SCALE[column]))
    if (column === 'gName') return set(`items.${index}.gName`, text)
    const codeTs = text.replace(/\D/g, '').slice(0, 10)
    chooseTariff(index, codeTs)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const row = event.currentTarget.closest('tr')
    if (event.key === 'Enter' && isLast && !isFull) return onAdd()
    // With Alt the line itself goes along.
    if (event.altKey) onMove(index, by)
    focusCell(by > 0 ? row?.nextElementSibling : row?.previousElementSibling, column)
  }
  return (
    <input
      className={styles['input']}
      data-column={column}
      data-figure={isFigure(column) || undefined}
      aria-label={t('wizard.items.cell', { number: index + 1, field: t(`wizard.field.${column}`) })}
      inputMode={isFigure(column) ? 'decimal' : column === 'codeTs' ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={column === 'gName' ? 1000 : 20}
      value={value}
      onChange={event => write(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Puts the cursor into a column of a row. */
export function focusCell(row: Element | null | undefined, column: string): void {
  const input = row?.querySelector<HTMLInputElement>(`input[data-column="${column}"]`)
  input?.focus()
  input?.select()
}
