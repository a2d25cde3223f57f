import { useT } from '@tradeport/web/i18n'
import { CartIcon, FactoryIcon, LinkButton, ShipIcon, type Icon } from '@tradeport/web/ui'
import { joinUrl } from '../frame/addresses'
import styles from './home-join.module.css'

const PARTIES = ['buyer', 'seller', 'provider'] as const
const ICONS: Record<(typeof PARTIES)[number], Icon> = { buyer: CartIcon, seller: FactoryIcon, provider: ShipIcon }

/** The three ways to take part. */
export function HomeJoin() {
  const t = useT('mall')
  return (
    <section className={styles.join} aria-labelledby="join-title">
      <div className="tp-content">
        <h2 id="join-title" className={styles.title}>
          {t('join.title')}
        </h2>
        <ul role="list" className={styles.parties}>
          {PARTIES.map(party => {
            const PartyIcon = ICONS[party]
            return (
              <li key={party} className={styles.party}>
                <PartyIcon size={28} />
                <h3 className={styles.name}>{t(`join.${party}`)}</h3>
                <p className={styles.text}>{t(`join.${party}Text`)}</p>
                <LinkButton variant={party === 'buyer' ? 'primary' : 'secondary'} href={joinUrl(party)}>
                  {t(`join.${party}Action`)}
                </LinkButton>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
