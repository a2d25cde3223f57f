import { lazy } from 'react'
import {
  inquiryAddStores,
  inquiryAmend,
  inquiryCancel,
  inquiryDiscard,
  inquiryExtend,
  inquiryFinish,
  inquiryReassign,
  inquiryRepeat,
  type InquiryRow,
} from '@tradeport/domain/sourcing/contract'
import { entityAction, entityLink, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { readGift } from '../shared/gift'
import { NEW_INQUIRY } from '../shared/paths'
import { readAmendment, readCancellation, readDays, readNote, readStores } from './inquiry-values'

const forms = () => import('./inquiry-forms')
const AddStoresForm = lazy(async () => ({ default: (await import('./add-stores-form')).AddStoresForm }))
const AmendForm = lazy(async () => ({ default: (await import('./amend-form')).AmendForm }))
const CancelForm = lazy(async () => ({ default: (await forms()).CancelForm }))
const ExtendForm = lazy(async () => ({ default: (await forms()).ExtendForm }))
const GiveInquiryForm = lazy(async () => ({ default: (await import('../shared/give-form')).GiveInquiryForm }))
const FinishForm = lazy(async () => ({ default: (await forms()).FinishForm }))

export const INQUIRY_ACTIONS = [
  'submit',
  'add_recipients',
  'amend',
  'extend',
  'reassign',
  'finish',
  'repeat',
  'cancel',
  'discard',
] as const
export type InquiryAction = (typeof INQUIRY_ACTIONS)[number]

function useToBasket() {
  const navigate = useNavigateTo()
  return () => navigate(NEW_INQUIRY)
}

/** What a buyer may do with an inquiry. */
export const inquiryActions: ActionSource<InquiryRow, InquiryAction, 'buyer' | 'operator'> = {
  actions: {
    submit: entityLink<InquiryRow>(() => NEW_INQUIRY, 'primary'),
    add_recipients: entityAction<InquiryRow, typeof inquiryAddStores>({
      endpoint: inquiryAddStores,
      Form: AddStoresForm,
      input: ({ id, version }, values) => ({ id, version, storeIds: readStores(values) }),
    }),
    amend: entityAction<InquiryRow, typeof inquiryAmend>({
      endpoint: inquiryAmend,
      Form: AmendForm,
      width: 760,
      input: ({ id, version }, values) => ({ id, version, ...readAmendment(values) }),
    }),
    extend: entityAction<InquiryRow, typeof inquiryExtend>({
      endpoint: inquiryExtend,
      Form: ExtendForm,
      input: ({ id, version }, values) => ({ id, version, days: readDays(values) }),
    }),
    reassign: entityAction<InquiryRow, typeof inquiryReassign>({
      endpoint: inquiryReassign,
      Form: GiveInquiryForm,
      input: ({ id, version }, values) => ({ id, version, ...readGift(values) }),
    }),
    finish: entityAction<InquiryRow, typeof inquiryFinish>({
      endpoint: inquiryFinish,
      Form: FinishForm,
      input: ({ id, version }, values) => ({ id, version, note: readNote(values) }),
    }),
    repeat: entityAction<InquiryRow, typeof inquiryRepeat>({
      endpoint: inquiryRepeat,
      input: ({ id }) => ({ id }),
      useDone: useToBasket,
    }),
    cancel: entityAction<InquiryRow, typeof inquiryCancel>({
      endpoint: inquiryCancel,
      emphasis: 'danger',
      Form: CancelForm,
      input: ({ id, version }, values) => ({ id, version, ...readCancellation(values) }),
    }),
    discard: entityAction<InquiryRow, typeof inquiryDiscard>({
      endpoint: inquiryDiscard,
      emphasis: 'danger',
      input: ({ id, version }) => ({ id, version }),
    }),
  },
  audiences: { buyer: {}, operator: { hideActions: INQUIRY_ACTIONS } },
  useTexts: () => {
    const t = useT('sourcing')
    return {
      action: action => t(`inquiry.action.${action}`),
      confirm: action => t(action === 'discard' ? 'inquiry.confirm.discard' : 'inquiry.confirm.other'),
      done: action => t(`inquiry.done.${action}`),
    }
  },
}
