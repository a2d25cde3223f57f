import { Modal } from 'antd'
import { useState, type DragEvent } from 'react'
import {
  dictionaryPage,
  dictionarySort,
  type ItemRow,
  type ListRow,
  type Scope,
} from '@tradeport/domain/reference/contract'
import { PlaceButtons, movedTo } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useDialogAction, useEndpoint } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import styles from '../reference.module.css'
import { useWords } from '../use-words'
import { ScopeField, useStartScope } from './scope-field'

const ALL = { pageNum: 1, pageSize: 200 }

/** The items of a list in their order: dragged, or moved with the arrows. */
export function SortDialog({ list, onClose }: { list: ListRow; onClose(): void }) {
  const t = useT('reference')
  const start = useStartScope()
  const [scope, setScope] = useState<Scope>()
  const [order, setOrder] = useState<readonly ItemRow[]>()
  const first = useEndpoint(dictionaryPage, { list: list.code, ...ALL })
  // The longest list that is sent as a whole has a few hundred items.
  const second = useEndpoint(
    dictionaryPage,
    { list: list.code, ...ALL, pageNum: 2 },
    { enabled: list.itemCount > ALL.pageSize },
  )
  const sort = useDialogAction(dictionarySort, { done: () => t('done'), onClose })
  const loaded = first.data && (list.itemCount <= ALL.pageSize || second.data)
  const rows = order ?? [...(first.data?.records ?? []), ...(second.data?.records ?? [])]
  const save = () =>
    void sort.run({ list: list.code, version: list.version, scope: scope ?? start, ids: rows.map(({ id }) => id) })
  return (
    <Modal
      open
      title={t('action.sort')}
      width={640}
      okText={t('action.save')}
      okButtonProps={{ disabled: !loaded || order === undefined }}
      confirmLoading={sort.pending}
      onOk={save}
      onCancel={onClose}
    >
      <div className="tp-stack">
        <p className="tp-soft">{t('sort.hint')}</p>
        <ScopeField value={scope ?? start} onChange={setScope} />
        {first.error && <LoadFailed error={first.error} onRetry={first.refetch} />}
        {loaded ? <Order rows={rows} onChange={setOrder} /> : !first.error && <SkeletonText lines={8} />}
      </div>
    </Modal>
  )
}

function Order({ rows, onChange }: { rows: readonly ItemRow[]; onChange(rows: ItemRow[]): void }) {
  const t = useT('reference')
  const words = useWords()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== undefined) onChange(movedTo(rows, dragged, to - dragged))
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <ol className={styles['order']} aria-label={t('action.sort')}>
      {rows.map((row, index) => {
        const name = `${row.value} · ${words.item(row.list, row.value, row.label).text}`
        return (
          <li
            key={row.id}
            className={styles['orderItem']}
            data-over={(over === index && dragged !== index) || undefined}
            draggable
            onDragStart={event => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(index)
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={event => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(index)
            }}
            onDrop={event => drop(event, index)}
          >
            <span className={styles['orderName']}>{name}</span>
            <PlaceButtons name={name} at={index} of={rows.length} onMove={by => onChange(movedTo(rows, index, by))} />
          </li>
        )
      })}
    </ol>
  )
}
