import type { ReactNode } from 'react'
import { heroArt } from '../art/hero-art'
import { classNames } from '../class-names'
import type { RegionKey } from '../tokens'
import styles from './hero.module.css'
import { ThreadLine } from './thread-line'
import { useDarkTop } from './use-dark-top'

export interface HeroProps {
  region: RegionKey
  title: ReactNode
  lead?: ReactNode
  /** Buttons, a search. */
  actions?: ReactNode
  /** Under the actions: figures, popular searches. */
  children?: ReactNode
  /** `tall` opens the portal; `band` heads an inner page. */
  height?: 'tall' | 'band' | undefined
  /** Another picture than the region's own, 1600 x 900, dark at the left. */
  art?: string | undefined
}

/** The first band of a public page: the region's picture from edge to edge under the header, words where it is quiet. */
export function Hero({ region, title, lead, actions, children, height = 'tall', art }: HeroProps) {
  useDarkTop()
  return (
    <section
      className={classNames(styles['hero'], styles[height], children !== undefined && styles['filled'])}
      data-hero="dark"
    >
      <img
        className={styles['art']}
        src={art ?? heroArt[region]}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        decoding="async"
      />
      <div className={styles['shade']} />
      <div className={classNames('tp-content', styles['content'])}>
        <h1 className={styles['title']}>{title}</h1>
        <ThreadLine region={region} />
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        {children}
      </div>
    </section>
  )
}
