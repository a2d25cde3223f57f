import { lazy } from 'react'
import {
  REGISTRATION_STATUSES,
  REGISTRATION_ACTIONS,
  REGISTRATION_PARTIES,
  approveRegistration,
  claimRegistration,
  endorseRegistration,
  registrationPage,
  registrationStatusCount,
  rejectRegistration,
  requestRegistrationInfo,
  takeOverRegistration,
  type RegistrationAction,
  type RegistrationKind,
  type RegistrationParty,
  type RegistrationRow,
  type RegistrationStatus,
} from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import {
  defineEntity,
  entityAction,
  entityLink,
  EntityStatus,
  NamedCompany,
  textOf,
  type Tone,
} from '@tradeport/web/entity'
import { useT, type Translate } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useCountries, useEndpoint, useFormat } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { readLicence, readRejection, readRequests } from './review-values'

const ApproveForm = lazy(() => import('./approve-form'))
const RejectForm = lazy(() => import('./reject-form'))
const RequestInfoForm = lazy(() => import('./request-info-form'))
const TakeOverForm = lazy(() => import('./take-over-form'))

const TONES: Record<RegistrationStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  in_review: 'info',
  need_more_info: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'warning',
}

const COLUMNS = [
  'no',
  'legalName',
  'status',
  'due',
  'review',
  'party',
  'country',
  'contact',
  'kind',
  'reviewer',
  'createdAt',
] as const
const FILTERS = ['party'] as const
const SORTS = ['newest', 'oldest', 'due'] as const

const known = <K extends string>(keys: readonly K[], value: string | undefined): K | undefined =>
  keys.find(key => key === value)

function CountryName({ code }: { code: string }) {
  return <>{useCountries().nameOf(code)}</>
}

function When({ at }: { at: string }) {
  return <>{useFormat().dateTime(at)}</>
}

/** By when somebody should have decided; what is late stands out. */
export function Due({ at }: { at: string | null }) {
  const t = useT('identity')
  const format = useFormat()
  if (at === null) return <>–</>
  const when = format.dateTime(at)
  return new Date(at) < new Date() ? <Tag tone="danger">{t('registration.late', { when })}</Tag> : <>{when}</>
}

const partyName = (t: Translate<'identity'>, party: RegistrationParty) =>
  party === 'buyer' ? t('companies.party.buyer') : t(`registration.party.${party}`)

function PartyName({ party }: { party: RegistrationParty }) {
  const t = useT('identity')
  return <>{partyName(t, party)}</>
}

function KindName({ kind }: { kind: RegistrationKind }) {
  return <>{useT('identityCompany')(`kind.${kind}`)}</>
}

function Reviewers({ flagged }: { flagged: boolean }) {
  const t = useT('identityCompany')
  return flagged ? <Tag tone="warning">{t('review.two')}</Tag> : <>{t('review.one')}</>
}

export const registrationEntity = defineEntity<
  RegistrationRow,
  RegistrationStatus,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  RegistrationAction,
  'operator'
>({
  name: 'registration',
  statuses: REGISTRATION_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => `/registrations/${row.id}`,
  sorts: SORTS,
  columns: {
    no: { render: row => <AppLink to={`/registrations/${row.id}`}>{row.no}</AppLink> },
    legalName: { render: row => <NamedCompany name={row.legalName} ownStake={row.ownStake} />, width: 220 },
    party: { render: row => <PartyName party={row.party} /> },
    country: { render: row => <CountryName code={row.country} />, optional: true },
    contact: { render: row => `${row.contactName} · ${personContact(row)}`, optional: true },
    status: { render: row => <EntityStatus entity={registrationEntity} status={row.status} /> },
    kind: { render: row => <KindName kind={row.kind} />, optional: true },
    review: { render: row => <Reviewers flagged={row.flagged} /> },
    reviewer: { render: row => row.reviewerName ?? '–', optional: true },
    due: { render: row => <Due at={row.reviewDueAt} /> },
    createdAt: { render: row => <When at={row.createdAt} />, optional: true },
  },
  filters: {
    party: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('identity')
        return REGISTRATION_PARTIES.map(party => ({ value: party, label: partyName(t, party) }))
      },
    },
  },
  actions: {
    claim: entityAction<RegistrationRow, typeof claimRegistration>({
      endpoint: claimRegistration,
      input: ({ id, version }) => ({ id, version }),
    }),
    take_over: entityAction<RegistrationRow, typeof takeOverRegistration>({
      endpoint: takeOverRegistration,
      Form: TakeOverForm,
      input: ({ id, version }, values) => ({ id, version, reason: textOf(values, 'note') ?? '' }),
    }),
    request_info: entityAction<RegistrationRow, typeof requestRegistrationInfo>({
      endpoint: requestRegistrationInfo,
      Form: RequestInfoForm,
      input: ({ id, version }, values) => ({ id, version, requests: readRequests(values) }),
    }),
    endorse: entityAction<RegistrationRow, typeof endorseRegistration>({
      endpoint: endorseRegistration,
      emphasis: 'primary',
      confirm: true,
      input: ({ id, version }) => ({ id, version }),
    }),
    approve: entityAction<RegistrationRow, typeof approveRegistration>({
      endpoint: approveRegistration,
      emphasis: 'primary',
      batch: true,
      Form: ApproveForm,
      input: ({ id, version }, values) => ({ id, version, ...readLicence(values) }),
    }),
    reject: entityAction<RegistrationRow, typeof rejectRegistration>({
      endpoint: rejectRegistration,
      emphasis: 'danger',
      batch: true,
      Form: RejectForm,
      input: ({ id, version }, values) => ({ id, version, ...readRejection(values) }),
    }),
    // Taken by the applicant or by a timer, on other pages.
    submit: entityLink(row => `/registrations/${row.id}`),
    resubmit: entityLink(row => `/registrations/${row.id}`),
    withdraw: entityLink(row => `/registrations/${row.id}`),
    expire: entityLink(row => `/registrations/${row.id}`),
    lapse: entityLink(row => `/registrations/${row.id}`),
  },
  audiences: {
    operator: {
      exportAs: 'registrations',
      columns: COLUMNS,
      filters: FILTERS,
      tabs: ['submitted', 'in_review', 'need_more_info', 'approved', 'rejected'],
      hideActions: ['submit', 'resubmit', 'withdraw', 'expire', 'lapse'],
    },
  },
  usePage: query =>
    useEndpoint(
      registrationPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(REGISTRATION_STATUSES, query.status),
        party: known(REGISTRATION_PARTIES, query.filters['party']),
        sort: known(SORTS, query.sort),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query =>
    useEndpoint(registrationStatusCount, {
      party: known(REGISTRATION_PARTIES, query.filters['party']),
      ...(query.keyword ? { keyword: query.keyword } : {}),
    }),
  useTexts: () => {
    const t = useT('identity')
    const texts = useT('identityCompany')
    return {
      title: t('registration.title'),
      emptyHint: t('registration.empty'),
      status: status => t(`registration.status.${status}`),
      column: column =>
        column === 'kind' || column === 'review' ? texts(`column.${column}`) : t(`registration.column.${column}`),
      filter: filter => t(`registration.filter.${filter}`),
      sort: sort => t(`registration.sort.${known(SORTS, sort) ?? 'newest'}`),
      action: action => (action === 'endorse' ? texts('review.endorse') : t(`registration.action.${action}`)),
      confirm: action =>
        action === 'endorse'
          ? texts('review.endorseText')
          : t(action === 'approve' ? 'registration.confirm.approve' : 'registration.confirm.other'),
    }
  },
})

/** What an entry of the timeline says. */
export function actionOf(name: string): RegistrationAction | undefined {
  return known(REGISTRATION_ACTIONS, name)
}
