import { customsOrderRoutes, customsRoutes } from '@tradeport/domain/customs/contract'
import type { ExperienceScene } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf, useIsOpen } from '@tradeport/web/navigation'
import { DocumentIcon, Grid, LinkButton, SearchIcon, ShieldIcon } from '@tradeport/web/ui'
import styles from './scene-list.module.css'

/** Where one begins; `path` where that is a page of the sellers' own front-end. */
const SCENES: Readonly<Record<ExperienceScene, { icon: typeof SearchIcon; path?: `/${string}` }>> = {
  service_order: { icon: SearchIcon },
  declaration: { icon: DocumentIcon, path: customsRoutes.create() },
  customs_order: { icon: ShieldIcon, path: customsOrderRoutes.create },
}

/** Ways to begin with services, each leading to where it begins. */
export function SceneList({ scenes }: { readonly scenes: readonly ExperienceScene[] }) {
  const t = useT('serviceMarket')
  return (
    <Grid min={260} label={t('experience.title')}>
      {scenes.map(scene => (
        <Scene key={scene} scene={scene} />
      ))}
    </Grid>
  )
}

/** On a seller's own pages, what their role may not begin is not offered. */
function Scene({ scene }: { readonly scene: ExperienceScene }) {
  const t = useT('serviceMarket')
  const { icon: SceneIcon, path } = SCENES[scene]
  const isOpen = useIsOpen(path ?? '')
  if (!isOpen) return null
  return (
    <li className={styles['scene']}>
      <span className={styles['knot']}>
        <SceneIcon size={24} />
      </span>
      <h3 className={styles['name']}>{t(`experience.${scene}.title`)}</h3>
      <p className={styles['text']}>{t(`experience.${scene}.text`)}</p>
      <LinkButton
        href={path === undefined ? urlOf('serviceMarket', '/services') : urlOf('seller', path)}
        variant="secondary"
      >
        {t(`experience.${scene}.action`)}
      </LinkButton>
    </li>
  )
}
