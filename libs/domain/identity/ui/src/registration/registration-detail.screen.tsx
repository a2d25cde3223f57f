import { useParams } from 'react-router-dom'
import { registrationDetail, type RegistrationDetail } from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import { localeConfig } from '@tradeport/kernel/config'
import { DetailSection, EntityDetail, Facts, NamedCompany } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useEndpoint, useFormat } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { useCompanyTypes, useEmployeeBands } from '../register/company-type'
import { MessageSources } from './message-sources'
import { actionOf, registrationEntity } from './registration.entity'
import { History, JoinNotice, Papers, Questions, RiskNotice, SimilarNotice } from './review-sections'
import { RoundComparison } from './round-comparison'

export default function RegistrationDetailScreen() {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const { id = '' } = useParams()
  const state = useEndpoint(registrationDetail, { id }, { enabled: id !== '' })
  return (
    <EntityDetail
      entity={registrationEntity}
      audience="operator"
      state={state}
      backTo="/registrations"
      next={detail => {
        if (detail.status === 'submitted' || detail.status === 'in_review')
          return {
            who: detail.reviewerName ?? t('registration.next.operator'),
            due: detail.reviewDueAt,
          }
        if (detail.status === 'need_more_info' || detail.status === 'rejected')
          return { who: t('registration.next.applicant') }
        return null
      }}
      timeline={detail => detail.timeline}
      describeEvent={event => {
        if (event.action === 'start' || event.action === 'endorse') return texts(`review.event.${event.action}`)
        if (event.action === 'hand_back') return t('registration.event.hand_back')
        const action = actionOf(event.action)
        return action && action !== 'endorse' ? t(`registration.event.${action}`) : event.action
      }}
    >
      {detail => <Sections detail={detail} />}
    </EntityDetail>
  )
}

function Sections({ detail }: { detail: RegistrationDetail }) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const countries = useCountries()
  const format = useFormat()
  const types = useCompanyTypes()
  const bands = useEmployeeBands()
  const { company } = detail
  const rows = [
    [t('company.legalName'), <NamedCompany key="own" name={company.legalName} ownStake={detail.ownStake} />],
    [t('company.displayName'), company.displayName],
    [t('company.country'), countries.nameOf(company.country)],
    [t('company.regNo'), company.regNo],
    [t('company.licenceIssuer'), company.licenceIssuer ?? '–'],
    [t('company.licenceIssuedOn'), format.civilDate(company.licenceIssuedOn ?? null)],
    [t('company.licenceValidUntil'), format.civilDate(company.licenceValidUntil ?? null)],
    [t('company.companyType'), types.nameOf(company.companyType)],
    [t('company.foundedYear'), company.foundedYear?.toString() ?? '–'],
    [t('company.foundedOn'), format.civilDate(company.foundedOn ?? null)],
    [t('company.exportLicenceNo'), company.exportLicenceNo ?? ''],
    [t('company.customsRegNo'), company.customsRegNo ?? ''],
    [t('company.vatNo'), company.vatNo ?? ''],
    [t('company.employees'), company.employees ? bands.nameOf(company.employees) : '–'],
    [t('company.mainProducts'), company.mainProducts.join(', ')],
    [t('company.address'), [company.address, company.city, company.province].filter(Boolean).join(', ')],
    [t('company.contactName'), company.contactName],
    [
      t('company.contactPhone'),
      detail.contactPhoneVerified ? (
        <>
          {company.contactPhone} <Tag tone="success">{texts('phone.verified')}</Tag>
        </>
      ) : (
        company.contactPhone
      ),
    ],
    [t('signIn.address'), personContact(detail)],
    [texts('words.language'), localeConfig(detail.applicantLocale).name],
  ] as const
  return (
    <>
      <JoinNotice detail={detail} />
      <RiskNotice detail={detail} />
      <SimilarNotice detail={detail} />
      <Questions detail={detail} />
      <RoundComparison detail={detail} />
      {detail.decisionNote && <DetailSection title={t('application.reason')}>{detail.decisionNote}</DetailSection>}
      <DetailSection title={t('registration.section.company')}>
        <Facts columns={2} facts={rows.map(([label, value]) => ({ key: label, label, value }))} />
      </DetailSection>
      <MessageSources registrationId={detail.id} />
      <Papers detail={detail} />
      <History detail={detail} />
    </>
  )
}
