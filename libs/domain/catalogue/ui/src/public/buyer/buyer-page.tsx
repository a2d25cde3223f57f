import { use, type ReactNode } from 'react'
import { profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { AppProviders, OwnRightsContext, RolesContext, useEndpoint, useLocale, useRuntime } from '@tradeport/web/react'
import { LookingOn } from '@tradeport/web/shell'
import { EmptyState, LinkButton } from '@tradeport/web/ui'
import { buyerRegisterUrl, buyerSignInUrl } from '../frame/addresses'
import { buyerRuntime } from './buyer-runtime'
import { useIsBuyer } from './buyer-session'
import styles from './buyer-page.module.css'

export interface BuyerPageProps {
  /** Nothing is shown to visitors but the way to log in. */
  readonly asksToLogIn: boolean
  /** The page stands from edge to edge at the buyer front-end's own frame, and needs room here. */
  readonly isInset: boolean
  readonly children: ReactNode
}

/** A page with the buyer's session where somebody is signed in at the buyer front-end. */
export function BuyerPage({ asksToLogIn, isInset, children }: BuyerPageProps) {
  const isBuyer = useIsBuyer()
  if (isBuyer) return <AsBuyer>{isInset ? <div className={styles.inset}>{children}</div> : children}</AsBuyer>
  return asksToLogIn ? <LogIn /> : children
}

function AsBuyer({ children }: { readonly children: ReactNode }) {
  const frame = useRuntime()
  const { locale } = useLocale()
  return (
    <AppProviders runtime={use(buyerRuntime(frame, locale))}>
      <WithRoles>{children}</WithRoles>
    </AppProviders>
  )
}

/** What is said to be the reader's turn is what their roles can do. */
function WithRoles({ children }: { readonly children: ReactNode }) {
  const { data, error } = useEndpoint(profile, {}, { staleMs: 300_000, quiet: true })
  return (
    <RolesContext value={data?.roles ?? (error && [])}>
      <OwnRightsContext value={data?.ownRights}>
        <LookingOn>{children}</LookingOn>
      </OwnRightsContext>
    </RolesContext>
  )
}

function LogIn() {
  const t = useT('mall')
  return (
    <EmptyState
      scope="page"
      title={t('signIn.title')}
      actions={
        <>
          <LinkButton variant="primary" size="large" href={buyerSignInUrl()}>
            {t('h5.logIn')}
          </LinkButton>
          <LinkButton size="large" href={buyerRegisterUrl()}>
            {t('h5.register')}
          </LinkButton>
        </>
      }
    >
      {t('signIn.hint')}
    </EmptyState>
  )
}
