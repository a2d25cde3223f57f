import { Button, Pagination } from 'antd'
import {
  ALL_REGIONS_SCOPE,
  languageRollBack,
  languageVersionDetail,
  languageVersionPage,
  type VersionRow,
} from '@tradeport/domain/language/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useAction, useEndpoint, useFormat, useLive, useNotify } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, ErrorState, LinkButton, SkeletonText, Tag } from '@tradeport/web/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styles from '../language.module.css'
import { useNames } from '../use-names'
import { ChangeList } from './change-list'

const PAGE_SIZE = 20

/** `/texts/versions`: what was published when, by whom and why, and the way back. */
export default function VersionsScreen() {
  const t = useT('languageWork')
  const tc = useT('common')
  const names = useNames()
  const [params] = useSearchParams()
  const [pageNum, setPageNum] = useState(1)
  const scope = params.get('scope') ?? ALL_REGIONS_SCOPE
  const list = useEndpoint(languageVersionPage, { scope, pageNum, pageSize: PAGE_SIZE }, { keepPrevious: true })
  useLive('language')
  const { data } = list
  const back = `/texts?scope=${encodeURIComponent(scope)}`
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('versions.title')}
        path={[{ key: 'texts', label: t('texts.title'), href: back }]}
        status={<Tag tone="neutral">{names.scope(scope)}</Tag>}
        note={t('versions.lead')}
      />
      {list.error && !data ? (
        <ErrorState
          title={failureMessage(list.error, tc)}
          actions={<Button onClick={() => void list.refetch()}>{tc('action.retry')}</Button>}
        />
      ) : !data ? (
        <SkeletonText lines={10} />
      ) : data.records.length === 0 ? (
        <EmptyState title={t('versions.empty.title')} actions={<LinkButton href={back}>{t('texts.title')}</LinkButton>}>
          {t('versions.empty.text')}
        </EmptyState>
      ) : (
        <ol className={styles['versions']}>
          {data.records.map(row => (
            <Version key={row.id} row={row} liveNo={data.total} />
          ))}
        </ol>
      )}
      {data && data.total > PAGE_SIZE && (
        <Pagination
          current={pageNum}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={setPageNum}
        />
      )}
    </div>
  )
}

function Version({ row, liveNo }: { row: VersionRow; liveNo: number }) {
  const t = useT('languageWork')
  const format = useFormat()
  const notify = useNotify()
  const [open, setOpen] = useState(false)
  const rollBack = useAction(languageRollBack, {
    onSuccess: ({ no }) => notify.success(t('versions.rolledBack', { old: row.no, no })),
  })
  const ask = async () => {
    const yes = await notify.confirm({
      title: t('versions.rollBack.title', { no: row.no }),
      text: t('versions.rollBack.text'),
      confirmLabel: t('versions.rollBack'),
    })
    if (yes) await rollBack.run({ id: row.id, liveNo })
  }
  return (
    <li className={styles['version']}>
      <div className={styles['versionHead']}>
        <h2 className={styles['versionNo']}>{t('versions.no', { no: row.no })}</h2>
        {row.live && <Tag tone="success">{t('versions.live')}</Tag>}
        {row.restoredNo !== null && <Tag tone="info">{t('versions.restored', { no: row.restoredNo })}</Tag>}
        <span className={styles['faint']}>
          {t('versions.by', { name: row.publishedName ?? '', date: format.dateTime(row.publishedAt) })}
        </span>
      </div>
      {row.note && <p>{row.note}</p>}
      <p className={styles['faint']}>
        {[t('versions.changes', { count: row.changeCount }), ...row.locales.map(code => localeConfig(code).name)].join(
          ' · ',
        )}
      </p>
      <div className={styles['buttons']}>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('versions.show')}
        </Button>
        {row.actions.includes('rollBack') && (
          <Button size="small" loading={rollBack.pending} onClick={() => void ask()}>
            {t('versions.rollBack')}
          </Button>
        )}
      </div>
      {open && <Changes id={row.id} total={row.changeCount} />}
    </li>
  )
}

function Changes({ id, total }: { id: string; total: number }) {
  const t = useT('languageWork')
  const tc = useT('common')
  const { data, error } = useEndpoint(languageVersionDetail, { id })
  if (error && !data) return <ErrorState title={failureMessage(error, tc)} />
  if (!data) return <SkeletonText lines={4} />
  if (data.changes.length === 0) return <p className={styles['faint']}>{t('versions.noChanges')}</p>
  return <ChangeList changes={data.changes} total={total} />
}
