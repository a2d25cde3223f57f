import {
  inquiryColleagues,
  threadColleagues,
  type InquiryRow,
  type ThreadRow,
} from '@tradeport/domain/sourcing/contract'
import { GiveForm, type ActionFormProps, type GiveTexts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'

function useGiveTexts(submit: string): GiveTexts {
  const t = useT('sourcing')
  return {
    submit,
    to: t('colleague.to'),
    note: t('colleague.note'),
    nobody: t('colleague.nobody'),
    option: params => t('colleague.option', params),
  }
}

export function GiveThreadForm({ row, ...props }: ActionFormProps<ThreadRow>) {
  const texts = useGiveTexts(useT('sourcing')('thread.action.reassign'))
  const { data } = useEndpoint(threadColleagues, { id: row.id })
  return <GiveForm {...props} colleagues={data?.colleagues} texts={texts} />
}

export function GiveInquiryForm({ row, ...props }: ActionFormProps<InquiryRow>) {
  const texts = useGiveTexts(useT('sourcing')('inquiry.action.reassign'))
  const { data } = useEndpoint(inquiryColleagues, { id: row.id })
  return <GiveForm {...props} colleagues={data?.colleagues} texts={texts} />
}
