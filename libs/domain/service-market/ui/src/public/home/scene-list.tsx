import { customsOrderRoutes, customsRoutes } from '@tradeport/domain/customs/contract'
import { practiceRoutes, type ExperienceScene } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf, useIsOpen } from '@tradeport/web/navigation'
import { DocumentIcon, Grid, LinkButton, SearchIcon, ShieldIcon } from '@tradeport/web/ui'
import { SkipButton } from '../../practice/skip-button'
import styles from './scene-list.module.css'

/** Where one begins; `path` where that is a page of the sellers' own front-end. */
const SCENES: Readonly<Record<ExperienceScene, { icon: typeof SearchIcon; path?: `/${string}` }>> = {
  service_order: { icon: SearchIcon },
  declaration: { icon: DocumentIcon, path: customsRoutes.create() },
  customs_order: { icon: ShieldIcon, path: customsOrderRoutes.create },
}

/** Ways to begin with services: each can be practised, leads to where it begins, and is taken away by who wants none of it. */
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
  const name = t(`experience.${scene}.title`)
  const isOpen = useIsOpen(path ?? '')
  if (!isOpen) return null
  return (
    <li className={styles['scene']}>
      <span className={styles['knot']}>
        <SceneIcon size={24} />
      </span>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['text']}>{t(`experience.${scene}.text`)}</p>
      <div className={styles['ways']}>
        <LinkButton
          href={urlOf('seller', practiceRoutes.scene(scene))}
          aria-label={t('experience.practise.named', { name })}
        >
          {t('experience.practise')}
        </LinkButton>
        <LinkButton
          href={path === undefined ? urlOf('serviceMarket', '/services') : urlOf('seller', path)}
          variant="secondary"
        >
          {t(`experience.${scene}.action`)}
        </LinkButton>
        <SkipButton scene={scene} label={t('experience.skip')} name={t('experience.skip.named', { name })} />
      </div>
    </li>
  )
}
