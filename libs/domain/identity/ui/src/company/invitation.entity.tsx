import {
  INVITATION_STATUSES,
  invitationPage,
  resendInvitation,
  revokeInvitation,
  type InvitationAction,
  type InvitationRow,
  type InvitationStatus,
} from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import { EntityStatus, defineEntity, entityAction, entityLink, known, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { LimitText, RoleNames } from './role-fields'

const TONES: Record<InvitationStatus, Tone> = {
  pending: 'info',
  accepted: 'success',
  revoked: 'neutral',
  expired: 'warning',
}
const COLUMNS = ['email', 'roles', 'invitedBy', 'status', 'expiresAt'] as const

function When({ at }: { at: string }) {
  return <>{useFormat().dateTime(at)}</>
}

export const invitationEntity = defineEntity<
  InvitationRow,
  InvitationStatus,
  (typeof COLUMNS)[number],
  never,
  InvitationAction,
  'member'
>({
  name: 'member',
  statuses: INVITATION_STATUSES,
  tones: TONES,
  nameOf: personContact,
  columns: {
    email: { render: personContact },
    roles: {
      render: row => (
        <>
          <RoleNames roles={row.roles} own={row.companyRoles} />
          {row.orderLimit && <LimitText {...row.orderLimit} />}
        </>
      ),
    },
    invitedBy: { render: row => row.invitedBy },
    status: { render: row => <EntityStatus entity={invitationEntity} status={row.status} /> },
    expiresAt: { render: row => <When at={row.expiresAt} /> },
  },
  filters: {},
  actions: {
    resend: entityAction<InvitationRow, typeof resendInvitation>({
      endpoint: resendInvitation,
      input: ({ id, version }) => ({ id, version }),
    }),
    revoke: entityAction<InvitationRow, typeof revokeInvitation>({
      endpoint: revokeInvitation,
      emphasis: 'danger',
      input: ({ id, version }) => ({ id, version }),
    }),
    // Taken by the person invited, or by a timer.
    accept: entityLink(() => '/company/invitations'),
    expire: entityLink(() => '/company/invitations'),
  },
  audiences: { member: { columns: COLUMNS, hideActions: ['accept', 'expire'] } },
  usePage: query =>
    useEndpoint(
      invitationPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(INVITATION_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useTexts: () => {
    const t = useT('identityCompany')
    const actionText = (action: InvitationAction) =>
      t(action === 'resend' ? 'invitation.action.resend' : 'invitation.action.revoke')
    return {
      title: t('company.invitations'),
      emptyHint: t('invitation.empty'),
      search: t('invitation.search'),
      status: status => t(`invitation.status.${status}`),
      column: column => t(`invitation.column.${column}`),
      filter: filter => filter,
      sort: sort => sort,
      action: actionText,
      confirm: () => t('invitation.confirm.revoke'),
    }
  },
})
