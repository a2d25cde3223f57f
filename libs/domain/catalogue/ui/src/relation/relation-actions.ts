import { lazy } from 'react'
import {
  relationAccept,
  relationEnd,
  relationInvite,
  relationRefuse,
  relationRequest,
  relationTierSet,
  relationWithdraw,
  type RelationRow,
} from '@tradeport/domain/catalogue/contract'
import { entityAction, textOf, type EntityAction } from '@tradeport/web/entity'

const forms = () => import('./relation-forms')
const EndForm = lazy(async () => ({ default: (await forms()).EndForm }))
const InviteAgainForm = lazy(async () => ({ default: (await forms()).InviteAgainForm }))
const RefuseForm = lazy(async () => ({ default: (await forms()).RefuseForm }))
const RequestForm = lazy(async () => ({ default: (await forms()).RequestForm }))
const TierForm = lazy(async () => ({ default: (await forms()).TierForm }))

export const RELATION_ACTIONS = ['accept', 'tier', 'request', 'invite', 'withdraw', 'refuse', 'end'] as const
export type RelationAction = (typeof RELATION_ACTIONS)[number]

const target = ({ id, version }: RelationRow) => ({ id, version })
const reason = (values: Record<string, unknown>) => textOf(values, 'reason') ?? ''

export const relationActions: Record<RelationAction, EntityAction<RelationRow>> = {
  accept: entityAction<RelationRow, typeof relationAccept>({
    ...{ endpoint: relationAccept, emphasis: 'primary', batch: true, input: target },
  }),
  tier: entityAction<RelationRow, typeof relationTierSet>({
    ...{ endpoint: relationTierSet, Form: TierForm },
    input: (row, values) => ({ ...target(row), tier: textOf(values, 'tier') }),
  }),
  request: entityAction<RelationRow, typeof relationRequest>({
    ...{ endpoint: relationRequest, Form: RequestForm },
    input: ({ store }, values) => ({ storeId: store.id, note: textOf(values, 'note') }),
  }),
  invite: entityAction<RelationRow, typeof relationInvite>({
    ...{ endpoint: relationInvite, Form: InviteAgainForm },
    input: ({ buyer, tier }, values) => ({
      ...{ company: buyer.no, note: textOf(values, 'note') },
      ...(tier === null ? {} : { tier }),
    }),
  }),
  withdraw: entityAction<RelationRow, typeof relationWithdraw>({
    ...{ endpoint: relationWithdraw, confirm: true, input: target },
  }),
  refuse: entityAction<RelationRow, typeof relationRefuse>({
    ...{ endpoint: relationRefuse, emphasis: 'danger', Form: RefuseForm },
    input: (row, values) => ({ ...target(row), reason: reason(values) }),
  }),
  end: entityAction<RelationRow, typeof relationEnd>({
    ...{ endpoint: relationEnd, emphasis: 'danger', Form: EndForm },
    input: (row, values) => ({ ...target(row), reason: reason(values) }),
  }),
}
