import { BUYERS_WHO_ACT } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import { useHasRole } from '@tradeport/web/react'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { NEW_INQUIRY } from '../shared/paths'

/** For those who buy: who pays or looks on begins no inquiry. */
export default function NewInquiryLink({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useT('sourcing')
  if (!useHasRole(BUYERS_WHO_ACT, 'inquiry:create')) return null
  return (
    <LinkButton href={NEW_INQUIRY} variant={variant} size="small" icon={<PlusIcon size={16} />}>
      {t('inquiry.new')}
    </LinkButton>
  )
}
