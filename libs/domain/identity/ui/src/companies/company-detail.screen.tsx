import { useParams } from 'react-router-dom'
import { COMPANY_STATUSES, companyDetail, type CompanyDetail } from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { DetailSection, EntityDetail, EntityStatus, Facts, NamedCompany, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useCountries, useEndpoint, useFormat } from '@tradeport/web/react'
import { Face, Tag } from '@tradeport/web/ui'
import { useCertificateKind } from '../company/certificate-kind'
import { ProductionFacts, ProvenTag } from '../company/production-facts'
import { certificateEntity } from '../company/certificate.entity'
import { useMayDo } from '../frame/use-may-do'
import people from '../people/people.module.css'
import { useRoleName } from '../people/role-name'
import { useCompanyTypes, useEmployeeBands } from '../register/company-type'
import { registrationEntity } from '../registration/registration.entity'
import { CompanyBlocks } from './company-blocks'
import { Rows } from './company-rows'
import { companyEntity } from './company.entity'
import { OwedRefunds } from './owed-refunds'
import { SiteCheckButton } from './site-check'
import { ViewAsButton } from './view-as'

/** Orders of services that it is a side of. */
const ordersOf = (side: 'providerCompanyId' | 'customerCompanyId', id: string) =>
  `${serviceOrderRoutes.list}?f.${side}=${id}`

/** A company as operators see it: what is known, who works there, what stands behind its badge, and what was decided. */
export default function CompanyDetailScreen() {
  const t = useT('identity')
  const { id = '' } = useParams()
  const texts = useT('identityCompany')
  const state = useEndpoint(companyDetail, { id }, { enabled: id !== '' })
  const mayReadServices = useMayDo().holds('serviceOrder:read')
  const servicesOf = (detail: CompanyDetail) => [
    ...(detail.parties.includes('provider')
      ? [{ label: texts('related.servicesProvided'), href: ordersOf('providerCompanyId', detail.id) }]
      : []),
    ...(detail.parties.includes('seller')
      ? [{ label: texts('related.servicesOrdered'), href: ordersOf('customerCompanyId', detail.id) }]
      : []),
  ]
  return (
    <EntityDetail
      entity={companyEntity}
      audience="operator"
      state={state}
      backTo="/companies"
      related={detail => (mayReadServices ? servicesOf(detail) : [])}
      timeline={detail => detail.timeline}
      describeEvent={event => {
        const status = known(COMPANY_STATUSES, event.toStatus ?? undefined)
        return status ? t(`companies.status.${status}`) : event.action
      }}
    >
      {detail => (
        <>
          <CompanyFacts detail={detail} />
          <Working detail={detail} />
          <People detail={detail} />
          <Certificates detail={detail} />
          {detail.parties.includes('provider') && <OwedRefunds companyId={detail.id} />}
          <Registrations detail={detail} />
          <CompanyBlocks companyId={detail.id} />
        </>
      )}
    </EntityDetail>
  )
}

function CompanyFacts({ detail }: { detail: CompanyDetail }) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const countries = useCountries()
  const format = useFormat()
  const types = useCompanyTypes()
  const bands = useEmployeeBands()
  const facts = {
    legalName: <NamedCompany name={detail.legalName} ownStake={detail.ownStake} />,
    displayName: detail.displayName,
    country: countries.nameOf(detail.country),
    regNo: detail.regNo,
    companyType: detail.companyType && (
      <>
        {types.nameOf(detail.companyType)} <ProvenTag until={detail.proven.companyType} />
      </>
    ),
    foundedYear: detail.foundedOn === null && detail.foundedYear,
    foundedOn: format.civilDate(detail.foundedOn),
    exportLicenceNo: detail.exportLicenceNo,
    customsRegNo: detail.customsRegNo,
    vatNo: detail.vatNo,
    employees: detail.employees && bands.nameOf(detail.employees),
    mainProducts: detail.mainProducts.join(', '),
    mainMarkets: detail.mainMarkets.map(code => countries.nameOf(code)).join(', '),
    address: detail.address,
    contactName: detail.contactName,
    contactPhone: detail.contactPhoneVerified ? (
      <>
        {detail.contactPhone} <Tag tone="success">{texts('phone.verified')}</Tag>
      </>
    ) : (
      detail.contactPhone
    ),
    contactEmail: detail.contactEmail,
  }
  const keys = Object.keys(facts).filter((key): key is keyof typeof facts => Object.hasOwn(facts, key))
  return (
    <DetailSection title={t('registration.section.company')}>
      <Facts
        facts={[
          ...keys.map(key => ({ key, label: t(`company.${key}`), value: facts[key] })),
          {
            key: 'parties',
            label: t('companies.column.parties'),
            value: (['buyer', 'seller', 'provider'] as const)
              .filter(party => detail.parties.includes(party))
              .map(party => t(`companies.party.${party}`))
              .join(', '),
          },
          { key: 'since', label: t('companies.column.createdAt'), value: format.date(detail.createdAt) },
          { key: 'reason', label: texts('member.reason'), value: detail.statusReason },
          {
            key: 'restrictedFor',
            label: t('companies.filter.restrictedFor'),
            value: detail.restrictedFor.map(cause => t(`companies.restrictedFor.${cause}`)).join(', '),
          },
          { key: 'risk', label: t('companies.restrictedFor.risk'), value: detail.riskReason },
        ]}
      />
    </DetailSection>
  )
}

/** How it makes its goods, where it has said so. */
function Working({ detail }: { detail: CompanyDetail }) {
  const texts = useT('identityCompany')
  const { machines, monthlyCapacity, ...facts } = detail.production
  if (machines.length + monthlyCapacity.length === 0 && Object.values(facts).every(fact => fact === null)) return null
  return (
    <DetailSection title={texts('profile.production')} extra={<ProvenTag until={detail.proven.production} />}>
      <ProductionFacts production={detail.production} />
    </DetailSection>
  )
}

function People({ detail }: { detail: CompanyDetail }) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const roleName = useRoleName()
  const statusName = (status: string) => {
    const name = known(['active', 'suspended', 'removed'] as const, status)
    return name ? texts(`member.status.${name}`) : status
  }
  return (
    <Rows
      title={texts('company.members')}
      empty={texts('member.empty')}
      rows={detail.people.map(person => ({ ...person, id: `${person.userId}-${person.party}` }))}
      columns={[
        {
          key: 'name',
          title: texts('member.column.name'),
          render: person => (
            <span className={people['person']}>
              <Face name={person.displayName} picture={person.avatarUrl} />
              {person.displayName}
            </span>
          ),
        },
        { key: 'email', title: texts('member.column.email'), render: personContact },
        { key: 'parties', title: t('companies.column.parties'), render: ({ party }) => t(`companies.party.${party}`) },
        {
          key: 'roles',
          title: texts('member.column.roles'),
          render: ({ roles }) => roles.map(role => roleName(role)).join(', '),
        },
        { key: 'status', title: texts('member.column.status'), render: ({ status }) => statusName(status) },
        {
          key: 'viewAs',
          title: '',
          tight: true,
          pinned: true,
          render: person => <ViewAsButton company={detail} person={person} />,
        },
      ]}
    />
  )
}

function Certificates({ detail }: { detail: CompanyDetail }) {
  const texts = useT('identityCompany')
  const kindName = useCertificateKind()
  const format = useFormat()
  return (
    <Rows
      title={texts('company.certificates')}
      empty={texts('certificate.empty')}
      extra={<SiteCheckButton company={detail} />}
      rows={detail.certificates}
      columns={[
        {
          key: 'no',
          title: texts('certificate.column.no'),
          render: ({ no }) => <AppLink to={`/certificates?keyword=${encodeURIComponent(no)}`}>{no}</AppLink>,
        },
        { key: 'kind', title: texts('certificate.column.kind'), render: ({ kind }) => kindName(kind) },
        {
          key: 'validUntil',
          title: texts('certificate.column.validUntil'),
          render: ({ validUntil }) => format.civilDate(validUntil),
        },
        {
          key: 'status',
          title: texts('certificate.column.status'),
          render: ({ status }) => <EntityStatus entity={certificateEntity} status={status} />,
        },
      ]}
    />
  )
}

function Registrations({ detail }: { detail: CompanyDetail }) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const format = useFormat()
  return (
    <Rows
      title={t('registration.title')}
      empty={texts('company.registrations.empty')}
      rows={detail.registrations}
      columns={[
        {
          key: 'no',
          title: t('registration.column.no'),
          render: ({ id, no }) => <AppLink to={`/registrations/${id}`}>{no}</AppLink>,
        },
        { key: 'kind', title: texts('column.kind'), render: ({ kind }) => texts(`kind.${kind}`) },
        {
          key: 'status',
          title: t('registration.column.status'),
          render: ({ status }) => <EntityStatus entity={registrationEntity} status={status} />,
        },
        { key: 'createdAt', title: t('registration.column.createdAt'), render: row => format.dateTime(row.createdAt) },
      ]}
    />
  )
}
