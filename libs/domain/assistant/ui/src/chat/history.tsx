import { type FormEvent, memo, useDeferredValue, useState } from 'react'
import {
  conversationPage,
  conversationPin,
  conversationRename,
  type ConversationRow,
} from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import { LoadFailed, useAction, useEndpoint, useFormat } from '@tradeport/web/react'
import {
  Button,
  Dialog,
  EditIcon,
  Field,
  Menu,
  MoreIcon,
  PinIcon,
  PlusIcon,
  SearchIcon,
  SkeletonText,
  TextInput,
  TrashIcon,
  classNames,
} from '@tradeport/web/ui'
import styles from './chat.module.css'

const AT_ONCE = 30

export interface HistoryProps {
  readonly visitorKey: string | undefined
  readonly current: string | null
  onOpen(id: string): void
  onNew(): void
  /** Asks first. */
  onClear(id: string): void
}

/** Own conversations: found by their words, named and pinned. */
export const History = memo(function History({ visitorKey, current, onOpen, onNew, onClear }: HistoryProps) {
  const t = useT('assistant')
  const [keyword, setKeyword] = useState('')
  const [pageSize, setPageSize] = useState(AT_ONCE)
  const [renaming, setRenaming] = useState<ConversationRow | null>(null)
  const asked = useDeferredValue(keyword.trim())
  const key = visitorKey === undefined ? {} : { visitorKey }
  const { data, error, refetch } = useEndpoint(
    conversationPage,
    { ...key, pageSize, ...(asked === '' ? {} : { keyword: asked }) },
    { keepPrevious: true },
  )
  const pin = useAction(conversationPin)
  return (
    <nav className={styles['history']} aria-label={t('history.title')}>
      <Button block icon={<PlusIcon size={18} />} onClick={onNew}>
        {t('history.new')}
      </Button>
      <TextInput
        type="search"
        icon={<SearchIcon size={18} />}
        aria-label={t('history.search')}
        placeholder={t('history.search')}
        maxLength={200}
        value={keyword}
        onValue={setKeyword}
      />
      {!data && !error && <SkeletonText lines={4} />}
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {data?.records.length === 0 && (
        <p className={styles['soft']}>{t(asked === '' ? 'history.empty' : 'history.none')}</p>
      )}
      <ul>
        {data?.records.map(row => (
          <HistoryRow
            key={row.id}
            row={row}
            isCurrent={row.id === current}
            onOpen={() => onOpen(row.id)}
            onRename={() => setRenaming(row)}
            onClear={() => onClear(row.id)}
            onPin={() => void pin.run({ id: row.id, pinned: !row.pinned, ...key })}
          />
        ))}
      </ul>
      {data && data.total > data.records.length && (
        <Button size="small" variant="quiet" onClick={() => setPageSize(size => Math.min(size + AT_ONCE, 200))}>
          {t('history.next')}
        </Button>
      )}
      {renaming && <Rename row={renaming} visitorKey={visitorKey} onClose={() => setRenaming(null)} />}
    </nav>
  )
})

interface HistoryRowProps {
  readonly row: ConversationRow
  readonly isCurrent: boolean
  onOpen(): void
  onRename(): void
  onPin(): void
  onClear(): void
}

function HistoryRow({ row, isCurrent, onOpen, onRename, onPin, onClear }: HistoryRowProps) {
  const t = useT('assistant')
  const format = useFormat()
  const title = row.title || t('history.untitled')
  const disabled = useLookingOn() !== undefined
  return (
    <li className={classNames(styles['entry'], isCurrent && styles['current'])}>
      <button type="button" className={styles['entryOpen']} aria-current={isCurrent || undefined} onClick={onOpen}>
        <span className={styles['entryTitle']}>{title}</span>
        <span className={styles['soft']}>
          {row.pinned && <PinIcon size={12} />} {format.dateTime(row.lastMessageAt)}
        </span>
      </button>
      <Menu
        label={t('history.more', { title })}
        align="end"
        trigger={<MoreIcon size={18} />}
        items={[
          { key: 'rename', label: t('history.rename'), icon: <EditIcon size={16} />, disabled, onSelect: onRename },
          {
            key: 'pin',
            label: t(row.pinned ? 'history.unpin' : 'history.pin'),
            icon: <PinIcon size={16} />,
            disabled,
            onSelect: onPin,
          },
          { key: 'clear', label: t('clear.label'), icon: <TrashIcon size={16} />, disabled, onSelect: onClear },
        ]}
      />
    </li>
  )
}

function Rename({
  row,
  visitorKey,
  onClose,
}: {
  row: ConversationRow
  visitorKey: string | undefined
  onClose(): void
}) {
  const t = useT('assistant')
  const tc = useT('common')
  const [title, setTitle] = useState(row.title)
  const rename = useAction(conversationRename, { onSuccess: onClose })
  const save = (event: FormEvent) => {
    event.preventDefault()
    void rename.run({ id: row.id, title, ...(visitorKey === undefined ? {} : { visitorKey }) })
  }
  return (
    <Dialog open onClose={onClose} size="small" title={t('history.rename')} closeLabel={tc('action.close')}>
      <form className={styles['rename']} onSubmit={save}>
        <Field
          label={t('history.name')}
          required
          error={rename.fieldErrors.find(({ path }) => path === 'title')?.message}
        >
          <TextInput value={title} onValue={setTitle} maxLength={120} autoFocus />
        </Field>
        <Button type="submit" variant="primary" loading={rename.pending}>
          {t('history.rename')}
        </Button>
      </form>
    </Dialog>
  )
}
