import {
  COMPANY_STATUSES,
  RESTRICTION_CAUSES,
  companyClose,
  companyLiftRestriction,
  companyPage,
  companyReinstate,
  companyRestrict,
  companyStatusCount,
  companySuspend,
  type CompanyAction,
  type CompanyRow,
  type CompanyStatus,
} from '@tradeport/domain/identity/contract'
import {
  EntityStatus,
  ReasonForm,
  NamedCompany,
  defineEntity,
  entityAction,
  known,
  textOf,
  type ActionFormProps,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useCountries, useEndpoint, useFormat } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'

const PARTIES = ['buyer', 'seller', 'provider'] as const
const COLUMNS = ['no', 'legalName', 'status', 'parties', 'country', 'regNo', 'members', 'createdAt'] as const
const TONES: Record<CompanyStatus, Tone> = {
  active: 'success',
  restricted: 'warning',
  suspended: 'danger',
  closed: 'neutral',
}

export const companyPath = (id: string) => `/companies/${id}`

function Parties({ parties }: { parties: readonly string[] }) {
  const t = useT('identity')
  return PARTIES.filter(party => parties.includes(party)).map(party => (
    <Tag key={party}>{t(`companies.party.${party}`)}</Tag>
  ))
}

function Country({ code }: { code: string }) {
  return <>{useCountries().nameOf(code)}</>
}

function Since({ at }: { at: string }) {
  return <>{useFormat().date(at)}</>
}

/** What an operator decides about a company is said to its owners, with the reason. */
const reasonForm = (action: 'restrict' | 'lift_restriction' | 'suspend' | 'reinstate' | 'close') =>
  function CompanyReasonForm(props: ActionFormProps<CompanyRow>) {
    const t = useT('identityCompany')
    return (
      <ReasonForm
        {...props}
        intro={t(`state.${action}Text`)}
        noteLabel={t('member.reason')}
        noteRequired
        noteMax={300}
        submit={actionName(t)(action)}
        danger={action !== 'reinstate' && action !== 'lift_restriction'}
      />
    )
  }

const actionName =
  (t: ReturnType<typeof useT<'identityCompany'>>) =>
  (action: CompanyAction): string => {
    if (action === 'suspend') return t('member.action.suspend')
    if (action === 'reinstate') return t('member.action.resume')
    return t(`state.${action}`)
  }

const decision = (row: CompanyRow, values: Record<string, unknown>) => ({
  id: row.id,
  version: row.version,
  reason: textOf(values, 'note') ?? '',
})

export const companyEntity = defineEntity<
  CompanyRow,
  CompanyStatus,
  (typeof COLUMNS)[number],
  'party' | 'restrictedFor',
  CompanyAction,
  'operator'
>({
  name: 'company',
  statuses: COMPANY_STATUSES,
  tones: TONES,
  nameOf: row => row.legalName,
  hrefOf: row => companyPath(row.id),
  columns: {
    no: { render: row => <AppLink to={companyPath(row.id)}>{row.no}</AppLink> },
    legalName: { render: row => <NamedCompany name={row.legalName} ownStake={row.ownStake} />, width: 220 },
    parties: { render: row => <Parties parties={row.parties} /> },
    country: { render: row => <Country code={row.country} /> },
    regNo: { render: row => row.regNo ?? '–' },
    members: { render: row => row.members, optional: true },
    status: { render: row => <EntityStatus entity={companyEntity} status={row.status} /> },
    createdAt: { render: row => <Since at={row.createdAt} />, optional: true },
  },
  filters: {
    party: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('identity')
        return PARTIES.map(value => ({ value, label: t(`companies.party.${value}`) }))
      },
    },
    restrictedFor: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('identity')
        return RESTRICTION_CAUSES.map(value => ({ value, label: t(`companies.restrictedFor.${value}`) }))
      },
    },
  },
  actions: {
    suspend: entityAction<CompanyRow, typeof companySuspend>({
      endpoint: companySuspend,
      emphasis: 'danger',
      Form: reasonForm('suspend'),
      input: decision,
    }),
    reinstate: entityAction<CompanyRow, typeof companyReinstate>({
      endpoint: companyReinstate,
      emphasis: 'primary',
      Form: reasonForm('reinstate'),
      input: decision,
    }),
    close: entityAction<CompanyRow, typeof companyClose>({
      endpoint: companyClose,
      emphasis: 'danger',
      Form: reasonForm('close'),
      input: decision,
    }),
    // For a risk: that of an ended licence comes by a timer and goes with new papers.
    restrict: entityAction<CompanyRow, typeof companyRestrict>({
      endpoint: companyRestrict,
      emphasis: 'danger',
      Form: reasonForm('restrict'),
      input: decision,
    }),
    lift_restriction: entityAction<CompanyRow, typeof companyLiftRestriction>({
      endpoint: companyLiftRestriction,
      emphasis: 'primary',
      Form: reasonForm('lift_restriction'),
      input: decision,
    }),
  },
  audiences: {
    operator: {
      columns: COLUMNS,
      filters: ['party', 'restrictedFor'],
      exportAs: 'companies',
    },
  },
  usePage: query =>
    useEndpoint(
      companyPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(COMPANY_STATUSES, query.status),
        party: known(PARTIES, query.filters['party']),
        restrictedFor: known(RESTRICTION_CAUSES, query.filters['restrictedFor']),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query =>
    useEndpoint(companyStatusCount, {
      party: known(PARTIES, query.filters['party']),
      restrictedFor: known(RESTRICTION_CAUSES, query.filters['restrictedFor']),
      ...(query.keyword ? { keyword: query.keyword } : {}),
    }),
  useTexts: () => {
    const t = useT('identity')
    const texts = useT('identityCompany')
    return {
      title: t('companies.title'),
      emptyHint: t('companies.empty'),
      status: status => t(`companies.status.${status}`),
      column: column => t(`companies.column.${column}`),
      filter: filter =>
        filter === 'restrictedFor' ? t('companies.filter.restrictedFor') : t('companies.column.parties'),
      sort: sort => sort,
      action: actionName(texts),
      confirm: action => action,
    }
  },
})
