import { profile } from '@tradeport/domain/identity/contract'
import { mayAskOnTrust } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { Link } from '@tradeport/web/ui'

/** Whether the buyer's company has yet to be checked before it asks for samples or credit; as long as nobody knows, the server says so. */
export function useLacksTrust(enabled = true): boolean {
  const { data } = useEndpoint(profile, {}, { enabled, quiet: true })
  const level = data?.company?.verifyLevel
  return level !== undefined && !mayAskOnTrust(level)
}

/** Why samples and credit cannot be asked for yet, and the way there; only owners find the button, everybody else asks one of them. */
export function TrustNote({ className }: { readonly className: string | undefined }) {
  const t = useT('sourcing')
  const { data } = useEndpoint(profile, {}, { quiet: true })
  // Pages that need no roles, as those of phones, know them from here alone.
  const isOwner = data?.ownRights?.includes('company:update') ?? data?.roles.includes('buyer_owner')
  return (
    <p className={className} role="note">
      {t('trust.note')} {isOwner ? <Link href={urlOf('buyer', '/company')}>{t('trust.raise')}</Link> : t('trust.ask')}
    </p>
  )
}
