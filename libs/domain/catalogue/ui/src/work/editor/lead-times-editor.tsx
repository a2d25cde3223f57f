import { Button, Select } from 'antd'
import { LEAD_FROM_EVENTS } from '@tradeport/domain/catalogue/contract'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import { useUnits } from '@tradeport/web/units'
import { EditorCell } from './editor-field'
import { useEditor } from './editor-context'
import type { LeadTimeDraft } from './model/draft'
import { WholeInput } from './whole-input'
import styles from './editor.module.css'

const MAX_STEPS = 10
const EMPTY: LeadTimeDraft = { minQty: '', days: null, fromEvent: 'deposit_received' }

/** How long it takes, by quantity. */
export function LeadTimesEditor() {
  const t = useT('catalogue')
  const { draft, set } = useEditor()
  const unit = useUnits().name(draft.saleUnit)
  const rows = draft.leadTimes
  const put = (index: number, row: Partial<LeadTimeDraft>) =>
    set({ leadTimes: rows.map((other, position) => (position === index ? { ...other, ...row } : other)) })
  const add = () => set({ leadTimes: [...rows, { ...EMPTY, minQty: rows.length === 0 ? (draft.moq ?? '') : '' }] })
  return (
    <>
      {rows.map((row, index) => (
        // Steps have no identity of their own; their place is it.
        <div key={index} className={styles['leadRow']}>
          <EditorCell path={`leadTimes.${index}.minQty`}>
            {({ status, ...control }) => (
              <DecimalInput
                {...control}
                {...(status ? { status } : {})}
                aria-label={t('product.lead.minQty', { number: index + 1 })}
                placeholder={t('product.lead.minQtyHint')}
                scale={3}
                unit={unit}
                value={row.minQty || undefined}
                onChange={minQty => put(index, { minQty: minQty ?? '' })}
              />
            )}
          </EditorCell>
          <EditorCell path={`leadTimes.${index}.days`}>
            {control => (
              <WholeInput
                {...control}
                aria-label={t('product.lead.days', { number: index + 1 })}
                unit={t('product.days')}
                value={row.days}
                onChange={days => put(index, { days })}
              />
            )}
          </EditorCell>
          <EditorCell path={`leadTimes.${index}.fromEvent`}>
            {control => (
              <Select
                {...control}
                className={styles['full'] ?? ''}
                aria-label={t('product.lead.from', { number: index + 1 })}
                value={row.fromEvent}
                options={LEAD_FROM_EVENTS.map(value => ({ value, label: t(`product.leadFrom.${value}`) }))}
                onChange={fromEvent => put(index, { fromEvent })}
              />
            )}
          </EditorCell>
          <Button
            type="text"
            icon={<CloseIcon size={16} />}
            aria-label={t('product.lead.remove', { number: index + 1 })}
            onClick={() => set({ leadTimes: rows.filter((_row, position) => position !== index) })}
          />
        </div>
      ))}
      <div>
        <Button type="link" icon={<PlusIcon size={16} />} disabled={rows.length >= MAX_STEPS} onClick={add}>
          {t('product.lead.add')}
        </Button>
      </div>
    </>
  )
}
