import { viewAsEnd, type Profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { pageLoad, urlOf } from '@tradeport/web/navigation'
import { useAction, useFormat, useRuntime, useSession } from '@tradeport/web/react'
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
  const { live } = useRuntime()
  const end = useAction(viewAsEnd, { ignoreError: true })
  const stop = async () => {
    // This page leaves by itself, and need not be told.
    live.close()
    await end.run({})
    session.clear()
    pageLoad.assign(urlOf('admin', who.company ? `/companies/${who.company.id}` : '/companies'))
  }
  const name = [who.user?.displayName, who.company?.legalName].filter(Boolean).join(' · ')
  return (
    <Banner
      tone="warning"
      title={t('viewing.banner', { name, until: format.dateTime(viewing.until) })}
      actions={
        <Button loading={end.pending} onClick={() => void stop()}>
          {t('viewing.stop')}
        </Button>
      }
    >
      {t('viewing.operator', { name: viewing.operatorName })}
    </Banner>
  )
}
