import { Alert, Select } from 'antd'
import {
  serviceDetail,
  serviceRoutes,
  serviceVersionDiff,
  type ServiceDetail,
} from '@tradeport/domain/service-market/contract'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { localeConfig, type LocaleCode } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { DetailSection, EntityDetail, NamedCompany } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useMay, useText, useTitle } from '@tradeport/web/react'
import { ExternalIcon, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { OpenProblems } from '../form/open-problems'
import { ContentFacts } from './service-facts'
import { Differences } from './service-differences'
import { serviceEntity, serviceReviewEntity, withCopy, type ServiceAudience } from './service.entity'
import { VersionSection } from './version-section'
import { nextOf, useEventText, usePathText } from './service-words'

export function ServiceDetailPage({ audience }: { audience: ServiceAudience }) {
  const t = useT('serviceWork')
  const { id = '' } = useParams()
  const mayRead = useMay('serviceQuestion:read')
  // A provider's own are its people's to read; operators need the right.
  const readsQuestions = audience === 'provider' || mayRead
  const state = useEndpoint(serviceDetail, { id }, { enabled: id !== '' })
  const eventText = useEventText()
  const pathText = usePathText()
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
      related={() => [
        { label: t('detail.orders'), href: `${serviceOrderRoutes.list}?f.serviceId=${id}` },
        ...(readsQuestions
          ? [{ label: t('question.title'), href: `${serviceRoutes.questions}?f.serviceId=${id}` }]
          : []),
      ]}
      timeline={({ timeline }) => timeline}
      describeEvent={({ action }) => eventText(action)}
      describeChange={pathText}
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
      <ProofNotice detail={detail} />
      {audience === 'provider' && detail.actions.includes('submit') && <OpenProblems content={content} />}
      {liveContent && (
        <DetailSection title={t('detail.revision.title')}>
          <Revision id={detail.id} locale={locale} />
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
        {audience === 'operator' && (
          <p>
            {`${t('detail.provider')}: `}
            <NamedCompany name={detail.providerName ?? '–'} ownStake={detail.ownStake} />
          </p>
        )}
        <ContentFacts content={content} locale={locale} proofs={detail.proofStatuses} />
      </DetailSection>
      <VersionSection id={detail.id} locale={locale} />
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

/** Where a proof ends soon, or has ended: what that means for the service. */
function ProofNotice({ detail }: { detail: ServiceDetail }) {
  const t = useT('serviceWork')
  const format = useFormat()
  const { proofStatuses, proofValidTo } = detail
  const state = (['expired', 'expiring'] as const).find(status => proofStatuses.includes(status))
  if (!state || proofValidTo === null) return null
  return <Alert type="warning" showIcon title={t(`detail.proofs.${state}`, { date: format.civilDate(proofValidTo) })} />
}

/** What the changed version under review says differently from the market. */
function Revision({ id, locale }: { id: string; locale: LocaleCode }) {
  const t = useT('serviceWork')
  const { data, error, refetch } = useEndpoint(serviceVersionDiff, { id })
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={4} />
  return (
    <Differences
      difference={data}
      locale={locale}
      labels={{ before: t('detail.revision.before'), after: t('detail.revision.after') }}
      lead={t('detail.revision.lead')}
      none={t('detail.revision.none')}
    />
  )
}
