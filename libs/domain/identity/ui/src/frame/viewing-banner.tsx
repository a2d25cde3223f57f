import { viewAsEnd, type Profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useAction, useFormat, useSession } from '@tradeport/web/react'
import { Banner, Button } from '@tradeport/web/ui'

export interface ViewingBannerProps {
  who: Profile
  viewing: NonNullable<Profile['viewing']>
}

/** On every page while an operator looks on as somebody: as whom, until when, and the way out. */
export function ViewingBanner({ who, viewing }: ViewingBannerProps) {
  const t = useT('identity')
  const format = useFormat()
  const session = useSession()
  const end = useAction(viewAsEnd, { ignoreError: true })
  const after = urlOf('admin', who.company ? `/companies/${who.company.id}` : '/companies')
  const name = [who.user?.displayName, who.company?.legalName].filter(Boolean).join(' · ')
  return (
    <Banner
      tone="warning"
      title={t('viewing.banner', { name, until: format.dateTime(viewing.until) })}
      actions={
        <Button loading={end.pending} onClick={() => void session.leaveFor(after, () => end.run({}))}>
          {t('viewing.stop')}
        </Button>
      }
    >
      {t('viewing.operator', { name: viewing.operatorName })}
    </Banner>
  )
}
