import { Button, Select } from 'antd'
import { serviceVersionDiff, serviceVersionList } from '@tradeport/domain/service-market/contract'
import type { LocaleCode } from '@tradeport/kernel/config'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useState } from 'react'
import { Differences } from './service-differences'
import styles from './service.module.css'

/** Not the number of a version: what is written now. */
const NOW = 0

interface Pair {
  from: number
  to: number
}

/** What the service said each time it was approved or changed; any two of them are compared. */
export function VersionSection({ id, locale }: { id: string; locale: LocaleCode }) {
  const t = useT('serviceWork')
  const format = useFormat()
  const [pair, setPair] = useState<Pair>()
  const versions = useEndpoint(serviceVersionList, { id }, { quiet: true }).data?.versions ?? []
  if (versions.length === 0) return null
  const options = versions.map(({ no }) => ({ value: no, label: t('versions.no', { no }) }))
  return (
    <DetailSection title={t('versions.title')}>
      <ul className={styles['versions']}>
        {versions.map(({ no, at, origin, byName, note }) => (
          <li key={no}>
            <b>{t('versions.no', { no })}</b>
            <span className={styles['lineNote']}>
              {[t(`versions.origin.${origin}`), byName, format.dateTime(at), note].filter(Boolean).join(' · ')}
            </span>
            <Button
              size="small"
              aria-label={t('versions.compareOf', { no })}
              onClick={() => setPair({ from: no, to: NOW })}
            >
              {t('versions.compare')}
            </Button>
          </li>
        ))}
      </ul>
      {pair && (
        <>
          <div className={styles['pair']}>
            <Select
              aria-label={t('versions.before')}
              value={pair.from}
              options={options}
              popupMatchSelectWidth={false}
              onChange={from => setPair({ ...pair, from })}
            />
            <Select
              aria-label={t('versions.after')}
              value={pair.to}
              options={[{ value: NOW, label: t('versions.now') }, ...options]}
              popupMatchSelectWidth={false}
              onChange={to => setPair({ ...pair, to })}
            />
            <Button size="small" type="text" onClick={() => setPair(undefined)}>
              {t('versions.close')}
            </Button>
          </div>
          <Compared id={id} pair={pair} locale={locale} />
        </>
      )}
    </DetailSection>
  )
}

function Compared({ id, pair: { from, to }, locale }: { id: string; pair: Pair; locale: LocaleCode }) {
  const t = useT('serviceWork')
  const { data, error, refetch } = useEndpoint(serviceVersionDiff, { id, from, ...(to === NOW ? {} : { to }) })
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={4} />
  const nameOf = (no: number) => (no === NOW ? t('versions.now') : t('versions.no', { no }))
  return (
    <Differences
      difference={data}
      locale={locale}
      labels={{ before: nameOf(from), after: nameOf(to) }}
      none={t('versions.same')}
    />
  )
}
