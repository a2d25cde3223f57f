import { Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { COMPANY_STATUSES, companyDetail, type CompanyDetail } from '@tradeport/domain/identity/contract'
import { DetailSection, EntityDetail, EntityStatus, Facts, known, scrollByKeys } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useCountries, useEndpoint, useFormat } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { useCertificateKind } from '../company/certificate-kind'
import { ProductionFacts, ProvenTag } from '../company/production-facts'
import { certificateEntity } from '../company/certificate.entity'
import { useRoleName } from '../people/role-name'
import { useCompanyTypes, useEmployeeBands } from '../register/company-type'
import { registrationEntity } from '../registration/registration.entity'
import { companyEntity } from './company.entity'
import { SiteCheckButton } from './site-check'
import { ViewAsButton } from './view-as'

/** A company as operators see it: what is known, who works there, what stands behind its badge, and what was decided. */
export default function CompanyDetailScreen() {
  const t = useT('identity')
  const { id = '' } = useParams()
  const state = useEndpoint(companyDetail, { id }, { enabled: id !== '' })
  return (
    <EntityDetail
      entity={companyEntity}
      audience="operator"
      state={state}
      backTo="/companies"
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
          <Registrations detail={detail} />
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
    legalName: detail.legalName,
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

function Rows<Row extends object>(props: {
  title: string
  empty: string
  extra?: ReactNode
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columns: TableColumnsType<Row>
}) {
  return (
    <DetailSection title={props.title} extra={props.extra}>
      {props.rows.length === 0 ? (
        <p>{props.empty}</p>
      ) : (
        <Table
          ref={scrollByKeys}
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          rowKey={props.rowKey}
          dataSource={[...props.rows]}
          columns={props.columns}
        />
      )}
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
      rows={detail.people}
      rowKey={person => `${person.userId}-${person.party}`}
      columns={[
        { title: texts('member.column.name'), dataIndex: 'displayName' },
        { title: texts('member.column.email'), dataIndex: 'email' },
        { title: t('companies.column.parties'), render: (_value, { party }) => t(`companies.party.${party}`) },
        {
          title: texts('member.column.roles'),
          render: (_value, { roles }) => roles.map(role => roleName(role)).join(', '),
        },
        { title: texts('member.column.status'), render: (_value, { status }) => statusName(status) },
        { key: 'viewAs', render: (_value, person) => <ViewAsButton company={detail} person={person} /> },
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
      rowKey={certificate => certificate.id}
      columns={[
        {
          title: texts('certificate.column.no'),
          render: (_value, { no }) => <AppLink to={`/certificates?keyword=${encodeURIComponent(no)}`}>{no}</AppLink>,
        },
        { title: texts('certificate.column.kind'), render: (_value, { kind }) => kindName(kind) },
        {
          title: texts('certificate.column.validUntil'),
          render: (_value, { validUntil }) => format.civilDate(validUntil),
        },
        {
          title: texts('certificate.column.status'),
          render: (_value, { status }) => <EntityStatus entity={certificateEntity} status={status} />,
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
      rowKey={registration => registration.id}
      columns={[
        {
          title: t('registration.column.no'),
          render: (_value, { id, no }) => <AppLink to={`/registrations/${id}`}>{no}</AppLink>,
        },
        { title: texts('column.kind'), render: (_value, { kind }) => texts(`kind.${kind}`) },
        {
          title: t('registration.column.status'),
          render: (_value, { status }) => <EntityStatus entity={registrationEntity} status={status} />,
        },
        { title: t('registration.column.createdAt'), render: (_value, row) => format.dateTime(row.createdAt) },
      ]}
    />
  )
}
