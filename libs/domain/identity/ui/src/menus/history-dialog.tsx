import { Button, Modal, Pagination } from 'antd'
import { useState } from 'react'
import { menuRestore, menuVersionPage, type MenuDetail } from '@tradeport/domain/identity/contract'
import type { MenuFrontEnd } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useFormat, useNotify } from '@tradeport/web/react'
import { EmptyState, SkeletonText, Tag } from '@tradeport/web/ui'
import { ReasonDialog } from '../people/reason-dialog'
import { ChangeList } from './change-list'
import styles from './menus.module.css'

const PAGE_SIZE = 10

export interface HistoryDialogProps {
  frontEnd: MenuFrontEnd
  detail: MenuDetail
  onRestored(): void
  onClose(): void
}

/** What was published when, by whom and why, what it changed, and the way back. */
export default function HistoryDialog({ frontEnd, detail, onRestored, onClose }: HistoryDialogProps) {
  const t = useT('identityMenus')
  const format = useFormat()
  const [pageNum, setPageNum] = useState(1)
  const [to, setTo] = useState<number>()
  const list = useEndpoint(menuVersionPage, { frontEnd, pageNum, pageSize: PAGE_SIZE }, { keepPrevious: true })
  const mayRestore = detail.actions.includes('publish')
  const { data } = list
  return (
    <Modal open title={t('history')} footer={null} width={720} onCancel={onClose}>
      {list.error && !data && <LoadFailed error={list.error} onRetry={list.refetch} />}
      {!data && !list.error && <SkeletonText lines={6} />}
      {data?.records.length === 0 && <EmptyState title={t('historyEmpty')} />}
      <ol className={styles['versions']}>
        {data?.records.map(row => (
          <li key={row.version} className={styles['version']}>
            <div className={styles['marks']}>
              <strong>
                {t('version', {
                  no: row.version,
                  when: format.dateTime(row.publishedAt),
                  who: row.publishedBy ?? '',
                })}
              </strong>
              {row.version === detail.version && <Tag tone="success">{t('live')}</Tag>}
              {row.restored !== null && (
                <Tag tone="info">{row.restored === 0 ? t('ownMenu') : t('restored', { no: row.restored })}</Tag>
              )}
            </div>
            <p>{row.reason}</p>
            <ChangeList detail={detail} before={row.before} after={row.content} />
            {mayRestore && row.version !== detail.version && (
              <Button size="small" onClick={() => setTo(row.version)}>
                {t('restore', { no: row.version })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {data && data.total > PAGE_SIZE && (
        <Pagination
          current={pageNum}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={setPageNum}
        />
      )}
      {mayRestore && detail.content.groups.length > 0 && <Button onClick={() => setTo(0)}>{t('restoreOwn')}</Button>}
      {to !== undefined && (
        <RestoreDialog
          frontEnd={frontEnd}
          version={detail.version}
          to={to}
          onDone={onRestored}
          onClose={() => setTo(undefined)}
        />
      )}
    </Modal>
  )
}

interface RestoreDialogProps {
  frontEnd: MenuFrontEnd
  version: number
  to: number
  onDone(): void
  onClose(): void
}

function RestoreDialog({ frontEnd, version, to, onDone, onClose }: RestoreDialogProps) {
  const t = useT('identityMenus')
  const notify = useNotify()
  const restore = useAction(menuRestore, {
    onSuccess: answer => {
      notify.success(t('published', { no: answer.version }))
      onDone()
    },
  })
  const title = to === 0 ? t('restoreOwn') : t('restore', { no: to })
  return (
    <ReasonDialog
      title={title}
      intro={t('publishIntro')}
      submit={title}
      pending={restore.pending}
      fieldErrors={restore.fieldErrors}
      onCancel={onClose}
      onSubmit={reason => void restore.run({ frontEnd, version, to, reason })}
    />
  )
}
