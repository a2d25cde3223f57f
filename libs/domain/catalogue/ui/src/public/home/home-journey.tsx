import { useT } from '@tradeport/web/i18n'
import { useRegion } from '@tradeport/web/react'
import {
  ChatIcon,
  HandshakeIcon,
  LinkButton,
  Section,
  RouteIcon,
  ScalesIcon,
  ShipIcon,
  ThreadLine,
  type Icon,
} from '@tradeport/web/ui'
import { joinUrl } from '../frame/addresses'
import styles from './home-journey.module.css'

const STEPS = ['inquire', 'compare', 'agree', 'follow', 'ship'] as const
const ICONS: Record<(typeof STEPS)[number], Icon> = {
  inquire: ChatIcon,
  compare: ScalesIcon,
  agree: HandshakeIcon,
  follow: RouteIcon,
  ship: ShipIcon,
}

/** How a trade runs here: five knots on one thread. */
export function HomeJourney() {
  const t = useT('mall')
  const { region } = useRegion()
  return (
    <Section
      tone="ink"
      title={t('journey.title')}
      lead={t('journey.lead')}
      thread={<ThreadLine region={region} />}
      action={
        <LinkButton variant="inverse" size="large" href={joinUrl('buyer')}>
          {t('journey.begin')}
        </LinkButton>
      }
    >
      <ol className={styles.steps}>
        {STEPS.map(step => {
          const StepIcon = ICONS[step]
          return (
            <li key={step} className={styles.step}>
              <span className={styles.knot}>
                <StepIcon size={22} />
              </span>
              <h3 className={styles.name}>{t(`journey.${step}`)}</h3>
              <p className={styles.text}>{t(`journey.${step}Text`)}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
