import type { DeclarationField } from '@tradeport/domain/customs/contract'
import { PathAnchor } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Button, IconButton, PlusIcon, TrashIcon } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import { FieldGroup } from './field-group'
import type { FieldName } from '../../shared/field-names'
import styles from '../wizard.module.css'

export interface RowCardsProps<N extends FieldName> {
  /** Of the list: `containers`, `items.2.limits`. */
  path: string
  title: string
  /** The part around it says the same. */
  titleHidden?: boolean
  note?: ReactNode
  addText: string
  names: readonly N[]
  fields: Readonly<Record<N, DeclarationField>>
  rows: readonly Readonly<Record<N, string>>[]
  max: number
  onAdd?: (() => void) | undefined
  onRemove(index: number): void
  /** Stands in the row besides its fields. */
  children?: (index: number) => ReactNode
}

/** Rows of the same fields, each in a frame of its own. */
export function RowCards<N extends FieldName>(props: RowCardsProps<N>) {
  const { path, title, titleHidden = false, note, addText, names, fields, rows, max, onAdd, onRemove, children } = props
  const t = useT('customs')
  return (
    <PathAnchor path={path} className={styles['rows'] ?? ''}>
      <h3 className={titleHidden ? 'tp-visually-hidden' : styles['rowsTitle']}>{title}</h3>
      {note !== undefined && <p className={styles['quiet']}>{note}</p>}
      {rows.map((row, index) => (
        // Rows have no identity of their own; their place is it.
        <div key={index} className={styles['card']} role="group" aria-label={`${title} ${index + 1}`}>
          <span className={styles['cardNo']}>{index + 1}</span>
          <div className={styles['cardFields']}>
            <FieldGroup path={`${path}.${index}`} names={names} fields={fields} values={row} />
            {children?.(index)}
          </div>
          <IconButton
            icon={<TrashIcon size={18} />}
            label={t('wizard.row.remove', { number: index + 1 })}
            size="small"
            onClick={() => onRemove(index)}
          />
        </div>
      ))}
      {onAdd && rows.length < max && (
        <div>
          <Button size="small" icon={<PlusIcon size={16} />} onClick={onAdd}>
            {addText}
          </Button>
        </div>
      )}
    </PathAnchor>
  )
}
