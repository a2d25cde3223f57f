import { Button, Select } from 'antd'
import type { ContentVersionRow } from '@tradeport/domain/content/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { DetailSection, DifferenceTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { failureMessage, useAction, useEndpoint, useFormat, useNotify } from '@tradeport/web/react'
import { ErrorState, SkeletonText } from '@tradeport/web/ui'
import { useState } from 'react'
import styles from '../content-work.module.css'
import { CONTENT_ENDPOINTS, type ContentKey } from './content-endpoints'
import { useFieldName } from './use-field-name'
import { useShownSides } from './use-shown-sides'

const NOW = 'now'

export interface VersionSectionProps {
  content: ContentKey
  id: string
  version: number
  /** Where what comes of a version is edited. */
  editPath(id: string): string
}

/** What was public before: two of them are compared, one is brought back as a draft. */
export function VersionSection({ content, id, version, editPath }: VersionSectionProps) {
  const t = useT('contentWork')
  const format = useFormat()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const [pair, setPair] = useState<{ before: string; after: string }>()
  const endpoints = CONTENT_ENDPOINTS[content]
  const { data } = useEndpoint(endpoints.versions, { id }, { quiet: true })
  const restore = useAction(endpoints.restore)
  const versions = data?.versions ?? []
  const [newest] = versions
  if (!newest) return null

  const nameOf = ({ no }: ContentVersionRow) => t('versions.no', { no })
  const bringBack = async (chosen: ContentVersionRow) => {
    const sure = await notify.confirm({
      title: t('versions.restore'),
      text: t(content === 'document' ? 'versions.restore.edition' : 'versions.restore.text', { no: chosen.no }),
      confirmLabel: t('versions.restore'),
    })
    const result = sure ? await restore.run({ id, version, versionId: chosen.id }) : undefined
    if (!result?.ok) return
    notify.success(t('versions.restored', { no: chosen.no }))
    navigate(editPath(result.data.id))
  }
  const options = versions.map(each => ({ value: each.id, label: nameOf(each) }))
  const shown = pair ?? { before: newest.id, after: NOW }
  return (
    <DetailSection title={t('versions.title')}>
      <ul className={styles['versions']}>
        {versions.map(each => {
          const when = format.dateTime(each.publishedAt)
          return (
            <li key={each.id}>
              <b>{nameOf(each)}</b>
              <span className={styles['hint']}>
                {each.publishedName === null
                  ? t('versions.byItself', { when })
                  : t('versions.by', { when, name: each.publishedName })}
              </span>
              <Button
                size="small"
                aria-label={t('versions.compareOf', { no: each.no })}
                onClick={() => setPair({ before: each.id, after: NOW })}
              >
                {t('versions.compare')}
              </Button>
              {data?.mayRestore && (
                <Button
                  size="small"
                  loading={restore.pending}
                  aria-label={t('versions.restoreOf', { no: each.no })}
                  onClick={() => void bringBack(each)}
                >
                  {t('versions.restore')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {pair && (
        <>
          <div className={styles['pair']}>
            <Select
              aria-label={t('versions.before')}
              value={shown.before}
              options={options}
              popupMatchSelectWidth={false}
              onChange={before => setPair({ ...shown, before })}
            />
            <Select
              aria-label={t('versions.after')}
              value={shown.after}
              options={[{ value: NOW, label: t('versions.now') }, ...options]}
              popupMatchSelectWidth={false}
              onChange={after => setPair({ ...shown, after })}
            />
            <Button size="small" type="text" onClick={() => setPair(undefined)}>
              {t('versions.close')}
            </Button>
          </div>
          <Differences content={content} id={id} before={shown.before} after={shown.after} />
        </>
      )}
    </DetailSection>
  )
}

interface DifferencesProps {
  content: ContentKey
  id: string
  before: string
  after: string
}

function Differences({ content, id, before, after }: DifferencesProps) {
  const t = useT('contentWork')
  const tc = useT('common')
  const fieldName = useFieldName(content)
  const sidesOf = useShownSides()
  const { data, error, refetch } = useEndpoint(
    CONTENT_ENDPOINTS[content].compare,
    { id, before, after: after === NOW ? null : after },
    { quiet: true },
  )
  if (error && !data) {
    return (
      <ErrorState
        title={failureMessage(error, tc)}
        actions={<Button onClick={() => void refetch()}>{tc('action.retry')}</Button>}
      />
    )
  }
  if (!data) return <SkeletonText lines={4} />
  if (data.differences.length === 0) return <p>{t('versions.same')}</p>
  return (
    <DifferenceTable
      labels={{ field: t('versions.field'), before: t('versions.before'), after: t('versions.after') }}
      rows={data.differences.map(difference => ({
        key: `${difference.field}.${difference.locale ?? ''}`,
        name: [fieldName(difference.field), difference.locale && localeConfig(difference.locale).name]
          .filter(Boolean)
          .join(', '),
        ...sidesOf(difference),
      }))}
    />
  )
}
