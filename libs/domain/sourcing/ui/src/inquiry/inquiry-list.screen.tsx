import { profile } from '@tradeport/domain/identity/contract'
import { EntityList, ReachNote } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LinkButton } from '@tradeport/web/ui'
import { useAudience, type SourcingAudience } from '../shared/audience'
import NewInquiryLink from '../tasks/new-inquiry-link'
import { inquiryEntity } from './inquiry.entity'

interface ListView {
  audience: 'buyer' | 'operator'
  /** Starts a new one. */
  creates: boolean
}

const VIEWS: Readonly<Record<SourcingAudience, ListView>> = {
  buyer: { audience: 'buyer', creates: true },
  seller: { audience: 'operator', creates: false },
  operator: { audience: 'operator', creates: false },
}

export default function InquiryListScreen() {
  const t = useT('sourcing')
  const view = VIEWS[useAudience()]
  return (
    <>
      <ReachNote
        permission="inquiry:read"
        profile={profile}
        text={(level, department) => t(`inquiry.reach.${level}`, { department })}
      />
      <EntityList
        entity={inquiryEntity}
        audience={view.audience}
        {...(view.creates
          ? {
              toolbar: <NewInquiryLink />,
              emptyAction: (
                <>
                  <LinkButton href={urlOf('portal', '/')} variant="secondary" size="small">
                    {t('mall.open')}
                  </LinkButton>
                  <NewInquiryLink />
                </>
              ),
            }
          : {})}
      />
    </>
  )
}
