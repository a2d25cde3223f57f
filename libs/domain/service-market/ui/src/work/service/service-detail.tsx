import { Alert, Select } from 'antd'
import {
  serviceDetail,
  serviceRoutes,
  serviceVersionDiff,
  type ServiceContent,
  type ServiceDetail,
} from '@tradeport/domain/service-market/contract'
import { localeConfig, type LocaleCode } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { DetailSection, DifferenceTable, EntityDetail, partsBeside, type DifferenceRow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useText, useTitle } from '@tradeport/web/react'
import { ExternalIcon, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { OpenProblems } from '../form/open-problems'
import { ContentFacts, FACTS, factLabel, useServiceFacts, type FactKey } from './service-facts'
import styles from './service.module.css'
import { serviceEntity, serviceReviewEntity, withCopy, type ServiceAudience } from './service.entity'
import { nextOf, useEventText } from './service-words'

export function ServiceDetailPage({ audience }: { audience: ServiceAudience }) {
  const t = useT('serviceWork')
  const { id = '' } = useParams()
  const state = useEndpoint(serviceDetail, { id }, { enabled: id !== '' })
  const eventText = useEventText()
  const detail = state.data && withCopy(state.data, audience)
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={audience === 'provider' ? serviceEntity : serviceReviewEntity}
      audience={audience}
      state={{ ...state, data: detail }}
      backTo="/services"
      next={({ status }) => {
        const next = nextOf(status, audience)
        return next ? { who: t(`detail.next.${next}`) } : null
      }}
      extra={({ listed }) =>
        listed && (
          <LinkButton
            size="small"
            href={urlOf('serviceMarket', `/${serviceRoutes.publicService(id).slice(1)}`)}
            target="_blank"
            rel="noopener"
            iconEnd={<ExternalIcon size={16} />}
          >
            {t('detail.open')}
          </LinkButton>
        )
      }
      timeline={({ timeline }) => timeline}
      describeEvent={({ action }) => eventText(action)}
    >
      {shown => <Sections detail={shown} audience={audience} />}
    </EntityDetail>
  )
}

function Sections({ detail, audience }: { detail: ServiceDetail; audience: ServiceAudience }) {
  const t = useT('serviceWork')
  const text = useText()
  const { content, liveContent } = detail
  const languages = LOCALE_CODES.filter(locale => content.title[locale] || content.description[locale])
  const [chosen, setChosen] = useState<LocaleCode>()
  const locale = chosen ?? content.sourceLocale
  return (
    <>
      <Reason detail={detail} />
      {audience === 'provider' && detail.actions.includes('submit') && <OpenProblems content={content} />}
      {liveContent && (
        <DetailSection title={t('detail.revision.title')}>
          <Changes id={detail.id} before={liveContent} after={content} locale={locale} />
        </DetailSection>
      )}
      <DetailSection
        title={text(detail.title) || t('service.untitled')}
        extra={
          languages.length > 1 && (
            <Select
              aria-label={t('detail.language')}
              value={locale}
              options={languages.map(code => ({ value: code, label: localeConfig(code).name }))}
              onChange={setChosen}
            />
          )
        }
      >
        {audience === 'operator' && <p>{`${t('detail.provider')}: ${detail.providerName ?? '–'}`}</p>}
        <ContentFacts content={content} locale={locale} />
      </DetailSection>
    </>
  )
}

function Reason({ detail }: { detail: ServiceDetail }) {
  const t = useT('serviceWork')
  if (!detail.rejectReason) return null
  const title =
    detail.status === 'disabled'
      ? t('detail.disabled')
      : t(detail.listed ? 'detail.revisionRejected' : 'detail.rejected')
  return <Alert type="warning" showIcon title={title} description={detail.rejectReason} />
}

interface ChangesProps {
  id: string
  before: ServiceContent
  after: ServiceContent
  locale: LocaleCode
}

/** Both ends of the time are one fact. */
const factOf = (field: string): FactKey | undefined =>
  field === 'deliveryDaysMin' ? 'deliveryDaysMax' : FACTS.find(key => key === field)

/** Only what differs, the market's side and the changed one side by side. */
function Changes({ id, before, after, locale }: ChangesProps) {
  const t = useT('serviceWork')
  const fact = useServiceFacts(locale)
  const { data, error, refetch } = useEndpoint(serviceVersionDiff, { id })
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={4} />
  const side = (content: ServiceContent, key: FactKey) =>
    fact(content, key) || <span className={styles['nothing']}>{t('detail.empty')}</span>
  const rows = FACTS.flatMap((key): DifferenceRow[] => {
    const changes = data.changes.filter(({ field }) => factOf(field) === key)
    const name = t(factLabel(key))
    const texts = changes.flatMap(({ words }) => (words ? [words] : []))
    if (texts.length === 0 && changes.length > 0)
      return [{ key, name, before: side(before, key), after: side(after, key) }]
    return texts.map(words => ({
      key: `${key}.${words.locale}`,
      name: (
        <>
          {name}
          <span className={styles['changeLanguage']}>{localeConfig(words.locale).name}</span>
        </>
      ),
      ...partsBeside(words.parts),
    }))
  })
  if (rows.length === 0) return <p>{t('detail.revision.none')}</p>
  return (
    <div className={styles['diff']}>
      <p className={styles['lineNote']}>{t('detail.revision.lead')}</p>
      <DifferenceTable
        labels={{
          field: t('detail.revision.field'),
          before: t('detail.revision.before'),
          after: t('detail.revision.after'),
        }}
        rows={rows}
      />
    </div>
  )
}
