import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { Banner, LinkButton } from '@tradeport/web/ui'

/** Only sellers order: how to become one, and come back. */
export function SignInNotice() {
  const t = useT('serviceOrder')
  return (
    <Banner
      tone="info"
      title={t('place.signIn.title')}
      actions={
        <LinkButton
          variant="primary"
          href={urlOf('seller', `/member?sourceUrl=${encodeURIComponent(window.location.href)}`)}
        >
          {t('place.signIn')}
        </LinkButton>
      }
    >
      {t('place.signIn.text')}
    </Banner>
  )
}
