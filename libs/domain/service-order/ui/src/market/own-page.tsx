import type { ComponentType } from 'react'
import { useT } from '@tradeport/web/i18n'
import { Section, SkeletonText } from '@tradeport/web/ui'
import { SignInNotice } from '../place/sign-in-notice'
import { OwnAudience } from '../shared/audience'
import { useParty } from '../shared/use-party'
import styles from './own-page.module.css'

/** A page of the work front-ends in the market, for whoever is signed in here. */
export function ownPage(Screen: ComponentType): ComponentType {
  return function OwnPage() {
    const t = useT('serviceOrder')
    const { audience, isKnown } = useParty()
    if (!isKnown) return <SkeletonText lines={12} />
    if (!audience)
      return (
        <Section title={t('order.title')} level={1}>
          <SignInNotice />
        </Section>
      )
    return (
      <OwnAudience value={audience}>
        <div className={`tp-content ${styles['page']}`}>
          <Screen />
        </div>
      </OwnAudience>
    )
  }
}
