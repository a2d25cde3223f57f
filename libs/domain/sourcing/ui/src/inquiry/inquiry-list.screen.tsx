import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { useAudience, type SourcingAudience } from '../shared/audience'
import { NEW_INQUIRY } from '../shared/paths'
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
  const create = (
    <LinkButton href={NEW_INQUIRY} variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('inquiry.new')}
    </LinkButton>
  )
  return (
    <EntityList
      entity={inquiryEntity}
      audience={view.audience}
      {...(view.creates
        ? {
            toolbar: create,
            emptyAction: (
              <>
                <LinkButton href={urlOf('portal', '/')} variant="secondary" size="small">
                  {t('mall.open')}
                </LinkButton>
                {create}
              </>
            ),
          }
        : {})}
    />
  )
}
