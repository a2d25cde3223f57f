import { lazy } from 'react'
import {
  blockCreate,
  blockLift,
  quotationStart,
  threadAssign,
  threadClose,
  threadDecline,
  threadReassign,
  threadRequestInfo,
  type ThreadRow,
} from '@tradeport/domain/sourcing/contract'
import { entityAction, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { readGift } from '../shared/gift'
import { editorPath } from '../shared/paths'
import { readBlock, readClosing, readDecline, readQuestion } from './thread-values'

const forms = () => import('./thread-forms')
const CloseForm = lazy(async () => ({ default: (await forms()).CloseForm }))
const DeclineForm = lazy(async () => ({ default: (await forms()).DeclineForm }))
const BlockForm = lazy(async () => ({ default: (await import('../block/block-form')).BlockForm }))
const GiveThreadForm = lazy(async () => ({ default: (await import('../shared/give-form')).GiveThreadForm }))
const RequestInfoForm = lazy(async () => ({ default: (await forms()).RequestInfoForm }))

export const THREAD_ACTIONS = [
  'quote',
  'assign',
  'request_info',
  'reassign',
  'decline',
  'close',
  'block',
  'unblock',
] as const
export type ThreadAction = (typeof THREAD_ACTIONS)[number]
export type ThreadAudience = 'buyer' | 'seller' | 'operator'

function useToEditor() {
  const navigate = useNavigateTo()
  return ({ id }: { id: string }) => navigate(editorPath(id))
}

/** What may be done in a negotiation. */
export const threadActions: ActionSource<ThreadRow, ThreadAction, ThreadAudience> = {
  actions: {
    quote: entityAction<ThreadRow, typeof quotationStart>({
      endpoint: quotationStart,
      emphasis: 'primary',
      input: row => ({ threadId: row.id }),
      useDone: useToEditor,
    }),
    assign: entityAction<ThreadRow, typeof threadAssign>({
      endpoint: threadAssign,
      input: ({ id, version }) => ({ id, version }),
    }),
    request_info: entityAction<ThreadRow, typeof threadRequestInfo>({
      endpoint: threadRequestInfo,
      Form: RequestInfoForm,
      input: ({ id, version }, values) => ({ id, version, ...readQuestion(values) }),
    }),
    reassign: entityAction<ThreadRow, typeof threadReassign>({
      endpoint: threadReassign,
      Form: GiveThreadForm,
      input: ({ id, version }, values) => ({ id, version, ...readGift(values) }),
    }),
    decline: entityAction<ThreadRow, typeof threadDecline>({
      endpoint: threadDecline,
      emphasis: 'danger',
      Form: DeclineForm,
      input: ({ id, version }, values) => ({ id, version, ...readDecline(values) }),
    }),
    close: entityAction<ThreadRow, typeof threadClose>({
      endpoint: threadClose,
      emphasis: 'danger',
      Form: CloseForm,
      input: ({ id, version }, values) => ({ id, version, ...readClosing(values) }),
    }),
    block: entityAction<ThreadRow, typeof blockCreate>({
      endpoint: blockCreate,
      emphasis: 'danger',
      Form: BlockForm,
      input: ({ id }, values) => ({ threadId: id, ...readBlock(values) }),
    }),
    unblock: entityAction<ThreadRow, typeof blockLift>({
      endpoint: blockLift,
      input: ({ blockId }) => ({ id: blockId ?? '' }),
    }),
  },
  audiences: { buyer: {}, seller: {}, operator: { hideActions: THREAD_ACTIONS } },
  useTexts: () => {
    const t = useT('sourcing')
    return {
      action: action => t(`thread.action.${action}`),
      confirm: () => t('thread.confirm'),
      done: action => t(`thread.done.${action}`),
    }
  },
}
