import { Button, Grid, Pagination } from 'antd'
import { TEXT_FILTERS, languageOverview, languageTextPage, type TextRow } from '@tradeport/domain/language/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useEndpoint, useFormat, useLive } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, EmptyState, ErrorState, SkeletonText, Tabs } from '@tradeport/web/ui'
import { useState } from 'react'
import { GoButton } from '../go-button'
import styles from '../language.module.css'
import { useNames } from '../use-names'
import { PAGE_SIZE, useTextQuery } from '../use-text-query'
import { ExchangeButtons } from './exchange-buttons'
import { TextHistory } from './text-history'
import { TextItem } from './text-item'
import { TextsToolbar } from './texts-toolbar'

/** `/texts`: everything the front-ends say, in one language beside English. */
export default function TextsScreen() {
  const t = useT('languageWork')
  const tc = useT('common')
  const { query, change } = useTextQuery()
  const overview = useEndpoint(languageOverview, query.scope ? { scope: query.scope } : {}, { keepPrevious: true })
  useLive('languageText')
  const { data } = overview
  if (!data) {
    if (!overview.error) return <SkeletonText lines={14} />
    return (
      <ErrorState
        scope="page"
        title={failureMessage(overview.error, tc)}
        actions={<Button onClick={() => void overview.refetch()}>{tc('action.retry')}</Button>}
      />
    )
  }
  const scope = query.scope ?? data.scope
  const at = `scope=${encodeURIComponent(scope)}`
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('texts.title')}
        note={t('texts.lead')}
        actions={
          <>
            <ExchangeButtons query={query} scope={scope} mayImport={data.mayEdit} />
            <GoButton to={`/texts/versions?${at}`}>{t('action.versions')}</GoButton>
            {data.mayEdit && (
              <GoButton to={`/texts/publish?${at}`} primary={data.draftCount > 0}>
                {t('action.publish', { count: data.draftCount })}
              </GoButton>
            )}
          </>
        }
      />
      {!data.mayEdit && <Banner tone="info">{t('texts.readOnly')}</Banner>}
      <section className={styles['panel']} aria-label={t('texts.title')}>
        <TextsToolbar
          query={query}
          scope={scope}
          scopes={data.scopes}
          areas={data.namespaces.map(({ name }) => name)}
          onChange={change}
        />
        <TextList scope={scope} />
      </section>
    </div>
  )
}

function TextList({ scope }: { scope: string }) {
  const t = useT('languageWork')
  const tc = useT('common')
  const format = useFormat()
  const names = useNames()
  const { query, change } = useTextQuery()
  const [past, setPast] = useState<TextRow>()
  const { md: wide = true } = Grid.useBreakpoint()
  const { locale, area, keyword, show, pageNum } = query
  const filters = { ...(area ? { namespace: area } : {}), ...(keyword ? { keyword } : {}) }
  const list = useEndpoint(
    languageTextPage,
    { scope, locale, show, pageNum, pageSize: PAGE_SIZE, ...filters },
    { keepPrevious: true },
  )
  const { data } = list
  const rows = data?.records ?? []
  return (
    <>
      <Tabs
        label={t('show.label')}
        value={show}
        onValue={next => change({ show: next === 'all' ? undefined : next })}
        items={TEXT_FILTERS.map(filter => ({
          key: filter,
          label: t(`show.${filter}`),
          count: data && format.number(data.counts[filter]),
        }))}
      />
      {list.error && rows.length === 0 ? (
        <ErrorState
          title={failureMessage(list.error, tc)}
          actions={<Button onClick={() => void list.refetch()}>{tc('action.retry')}</Button>}
        />
      ) : !data ? (
        <div className={styles['waiting']}>
          <SkeletonText lines={12} />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={t('empty.title')}>
          {show === 'all' || keyword || area ? t('empty.search') : t(`empty.${show}`)}
        </EmptyState>
      ) : (
        <ul className={styles['list']} aria-busy={list.isFetching}>
          <li className={styles['columns']} aria-hidden>
            <span>{t('texts.area')}</span>
            <span>{t('item.english')}</span>
            <span>{localeConfig(locale).name}</span>
          </li>
          {rows.map(row => (
            <TextItem
              key={`${locale} ${row.id}`}
              row={row}
              scope={scope}
              locale={locale}
              area={names.area(row.namespace)}
              onHistory={() => setPast(row)}
            />
          ))}
        </ul>
      )}
      {data && data.total > PAGE_SIZE && (
        <Pagination
          className={styles['pages'] ?? ''}
          simple={!wide}
          current={pageNum}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={page => {
            change({ page: page === 1 ? undefined : String(page) })
            window.scrollTo({ top: 0 })
          }}
        />
      )}
      <TextHistory row={past} scope={scope} locale={locale} onClose={() => setPast(undefined)} />
    </>
  )
}
