import { useT } from '@tradeport/web/i18n'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { NEW_INQUIRY } from '../shared/paths'

export default function NewInquiryLink() {
  const t = useT('sourcing')
  return (
    <LinkButton href={NEW_INQUIRY} variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('inquiry.new')}
    </LinkButton>
  )
}
