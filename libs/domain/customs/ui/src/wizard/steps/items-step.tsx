import { MAX_ITEMS, type DeclarationContent } from '@tradeport/domain/customs/contract'
import { declarationTotals } from '@tradeport/domain/customs/rules'
import { PathAnchor, useProblemAt } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Button, PlusIcon } from '@tradeport/web/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useCodes } from '../field/use-codes'
import { withItemCopy, withItemMoved, withNewItem, withoutItem } from '../model/content-edit'
import { useWizard } from '../wizard-context'
import { ItemPanel } from './item-panel'
import { ItemTable, focusCell } from './item-table'
import { Part } from '../field/part'
import { ImportLines } from '../import-lines'
import styles from '../wizard.module.css'

export interface ItemsStepProps {
  content: DeclarationContent
  active: number
  wrong: ReadonlyMap<number, number>
}

/** The lines of goods: a table of all, and all of one. */
export function ItemsStep({ content, active, wrong }: ItemsStepProps) {
  const t = useT('customs')
  const { edit, remove, openLine } = useWizard()
  const { items } = content
  const problem = useProblemAt('items')
  const table = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  const left = useRef<number>(undefined)
  useEffect(() => {
    const rowAt = (index: number) => table.current?.querySelectorAll('tbody tr')[index]
    if (wanted.current !== undefined) focusCell(rowAt(wanted.current), 'codeTs')
    // The button that was pressed went with its line.
    if (left.current !== undefined) rowAt(left.current)?.querySelector('button')?.focus()
    wanted.current = undefined
    left.current = undefined
  }, [items.length])
  const begin = (index: number) => {
    wanted.current = index
    openLine(index)
  }
  const add = () => {
    begin(items.length)
    edit(withNewItem)
  }
  const at = Math.min(active, items.length - 1)
  const item = items[at]
  return (
    <>
      <PathAnchor path="items">
        <Part
          title={t('wizard.items.title', { count: items.length, max: MAX_ITEMS })}
          note={t('wizard.items.note')}
          extra={
            <div className={styles['row']}>
              <ImportLines kind="item" />
              <Button
                size="small"
                variant="primary"
                icon={<PlusIcon size={16} />}
                disabled={items.length >= MAX_ITEMS}
                onClick={add}
              >
                {t('wizard.items.add')}
              </Button>
            </div>
          }
        >
          {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
          {items.length > 0 ? (
            <div ref={table} className={styles['shrinks']}>
              <ItemTable
                items={items}
                active={at}
                wrong={wrong}
                onAdd={add}
                onCopy={index => {
                  begin(index + 1)
                  edit(before => withItemCopy(before, index))
                }}
                onMove={(index, by) => {
                  edit(before => withItemMoved(before, index, by))
                  openLine(index + by)
                }}
                onRemove={index => {
                  remove(before => withoutItem(before, index))
                  left.current = Math.max(0, index - 1)
                  openLine(left.current)
                }}
              />
            </div>
          ) : (
            <p className={styles['quiet']}>{t('wizard.items.empty')}</p>
          )}
          <Totals content={content} />
        </Part>
      </PathAnchor>
      {item && <ItemPanel index={at} item={item} head={content.head} />}
    </>
  )
}

function Totals({ content }: { content: DeclarationContent }) {
  const t = useT('customs')
  const format = useFormat()
  const { nameOf } = useCodes('unit')
  const totals = useMemo(() => declarationTotals(content), [content])
  if (totals.itemCount === 0) return null
  const sums = [
    ...totals.declared.map(({ currency, amount }) => format.money(amount, currency)),
    ...totals.quantities.map(({ unit, quantity }) => `${format.number(quantity)} ${nameOf(unit)}`),
  ]
  return (
    <div className={styles['totals']}>
      <span>{t('wizard.items.totals')}</span>
      {sums.map(sum => (
        <strong key={sum}>{sum}</strong>
      ))}
      {totals.fob && (
        <span>{t('wizard.items.fob', { amount: format.money(totals.fob.amount, totals.fob.currency) })}</span>
      )}
    </div>
  )
}
