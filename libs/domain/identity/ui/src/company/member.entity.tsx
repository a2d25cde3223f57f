import {
  MEMBER_STATUSES,
  changeMemberRoles,
  handOverOwnership,
  memberPage,
  removeMember,
  resetMemberSecondFactor,
  resumeMember,
  suspendMember,
  type MemberAction,
  type MemberRow,
  type MemberStatus,
} from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import {
  ActionFrame,
  EntityStatus,
  ReasonForm,
  defineEntity,
  entityAction,
  known,
  textOf,
  type ActionFormProps,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { Face } from '@tradeport/web/ui'
import styles from './company.module.css'
import { ReasonItem } from './reason-item'
import { RemoveMemberForm } from './remove-member-form'
import { useMemberRights } from './company-page'
import {
  DepartmentField,
  LimitFields,
  RoleFields,
  RoleNames,
  ShopFields,
  LimitText,
  readDepartment,
  readOrderLimit,
  readRoles,
  readShops,
} from './role-fields'

const TONES: Record<MemberStatus, Tone> = { active: 'success', suspended: 'warning', removed: 'neutral' }
const COLUMNS = ['name', 'email', 'jobTitle', 'department', 'roles', 'status', 'since'] as const

function Elsewhere() {
  return <p className={styles['sideNote']}>{useT('identityCompany')('member.secondFactorElsewhere')}</p>
}

function Since({ at }: { at: string }) {
  return <>{useFormat().date(at)}</>
}

function ChangeRolesForm({ row, ...frame }: ActionFormProps<MemberRow>) {
  const t = useT('identityCompany')
  return (
    <ActionFrame
      {...frame}
      submit={t('member.action.change_roles')}
      initial={{
        ...{ roles: row.roles, companyRoleIds: row.companyRoleIds, storeIds: row.storeIds },
        department: row.department ?? undefined,
        orderLimit: row.orderLimit ?? undefined,
      }}
    >
      <DepartmentField />
      <RoleFields held={row} />
      <ShopFields />
      <LimitFields kept={row.orderLimit?.currency} />
      <ReasonItem />
    </ActionFrame>
  )
}

/** Asks why; the reason stands in the company's log. */
function reasonFor(action: 'suspend' | 'resume' | 'hand_over' | 'reset_second_factor') {
  return function WhyForm(props: ActionFormProps<MemberRow>) {
    const t = useT('identityCompany')
    return (
      <ReasonForm
        {...props}
        intro={t(`member.confirm.${action}`, { name: props.row.displayName })}
        noteLabel={t('member.reason')}
        noteRequired
        noteMax={300}
        submit={t(`member.action.${action}`)}
        danger={action === 'suspend' || action === 'reset_second_factor'}
      />
    )
  }
}

const withReason = ({ id, version }: MemberRow, values: Record<string, unknown>) => ({
  id,
  version,
  reason: textOf(values, 'note') ?? '',
})

export const memberEntity = defineEntity<
  MemberRow,
  MemberStatus,
  (typeof COLUMNS)[number],
  'department',
  MemberAction,
  'member'
>({
  name: 'member',
  statuses: MEMBER_STATUSES,
  tones: TONES,
  nameOf: row => row.displayName,
  columns: {
    name: {
      render: row => (
        <span className={styles['person']}>
          <Face name={row.displayName} picture={row.avatarUrl} />
          {row.displayName}
        </span>
      ),
    },
    email: { render: row => <span className={styles['contact']}>{personContact(row)}</span> },
    jobTitle: { render: row => row.jobTitle ?? '–', optional: true },
    department: { render: row => row.department ?? '–' },
    roles: {
      render: row => (
        <>
          <RoleNames roles={row.roles} own={row.companyRoles} />
          {row.orderLimit && <LimitText {...row.orderLimit} />}
        </>
      ),
    },
    status: {
      render: row => (
        <>
          <EntityStatus entity={memberEntity} status={row.status} />
          {row.secondFactorElsewhere && <Elsewhere />}
        </>
      ),
    },
    since: { render: row => <Since at={row.createdAt} />, optional: true },
  },
  filters: {
    department: {
      kind: 'choice',
      useOptions: () => useMemberRights().departments.map(value => ({ value, label: value })),
    },
  },
  actions: {
    change_roles: entityAction<MemberRow, typeof changeMemberRoles>({
      endpoint: changeMemberRoles,
      Form: ChangeRolesForm,
      input: ({ id, version }, values) => ({
        id,
        version,
        ...readRoles(values),
        ...readShops(values),
        ...readDepartment(values),
        ...readOrderLimit(values),
        reason: textOf(values, 'reason') ?? '',
      }),
    }),
    suspend: entityAction<MemberRow, typeof suspendMember>({
      endpoint: suspendMember,
      Form: reasonFor('suspend'),
      input: withReason,
    }),
    resume: entityAction<MemberRow, typeof resumeMember>({
      endpoint: resumeMember,
      Form: reasonFor('resume'),
      input: withReason,
    }),
    hand_over: entityAction<MemberRow, typeof handOverOwnership>({
      endpoint: handOverOwnership,
      Form: reasonFor('hand_over'),
      input: withReason,
    }),
    reset_second_factor: entityAction<MemberRow, typeof resetMemberSecondFactor>({
      endpoint: resetMemberSecondFactor,
      emphasis: 'danger',
      Form: reasonFor('reset_second_factor'),
      input: withReason,
    }),
    remove: entityAction<MemberRow, typeof removeMember>({
      endpoint: removeMember,
      emphasis: 'danger',
      Form: RemoveMemberForm,
      input: (row, values) => {
        const successorId = textOf(values, 'successorId')
        return { ...withReason(row, values), ...(successorId ? { successorId } : {}) }
      },
    }),
  },
  audiences: { member: { columns: COLUMNS, filters: ['department'] } },
  usePage: query =>
    useEndpoint(
      memberPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(MEMBER_STATUSES, query.status),
        ...(query.filters['department'] ? { department: query.filters['department'] } : {}),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useTexts: () => {
    const t = useT('identityCompany')
    return {
      title: t('company.members'),
      emptyHint: t('member.empty'),
      search: t('member.search'),
      status: status => t(`member.status.${status}`),
      column: column => t(`member.column.${column}`),
      filter: filter => t(`member.filter.${filter}`),
      sort: sort => sort,
      action: action => t(`member.action.${action}`),
      confirm: action => t(`member.action.${action}`),
    }
  },
})
