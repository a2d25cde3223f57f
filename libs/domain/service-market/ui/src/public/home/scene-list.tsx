import { customsOrderRoutes, customsRoutes } from '@tradeport/domain/customs/contract'
import type { ExperienceScene } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { DocumentIcon, Grid, LinkButton, SearchIcon, ShieldIcon } from '@tradeport/web/ui'
import styles from './scene-list.module.css'

const SCENES: Readonly<Record<ExperienceScene, { icon: typeof SearchIcon; href: () => string }>> = {
  service_order: { icon: SearchIcon, href: () => urlOf('serviceMarket', '/services') },
  declaration: { icon: DocumentIcon, href: () => urlOf('seller', customsRoutes.create()) },
  customs_order: { icon: ShieldIcon, href: () => urlOf('seller', customsOrderRoutes.create) },
}

/** Ways to begin with services, each leading to where it begins. */
export function SceneList({ scenes }: { readonly scenes: readonly ExperienceScene[] }) {
  const t = useT('serviceMarket')
  return (
    <Grid min={260} label={t('experience.title')}>
      {scenes.map(scene => {
        const { icon: SceneIcon, href } = SCENES[scene]
        return (
          <li key={scene} className={styles['scene']}>
            <span className={styles['knot']}>
              <SceneIcon size={24} />
            </span>
            <h3 className={styles['name']}>{t(`experience.${scene}.title`)}</h3>
            <p className={styles['text']}>{t(`experience.${scene}.text`)}</p>
            <LinkButton href={href()} variant="secondary">
              {t(`experience.${scene}.action`)}
            </LinkButton>
          </li>
        )
      })}
    </Grid>
  )
}
