import { classNames } from '../class-names'
import type { RegionKey } from '../tokens'
import styles from './brand.module.css'
import { Mark } from './mark'

export interface LogoProps {
  region: RegionKey
  /** The market's name in the reader's language. */
  name: string
  /** Under the name: the front-end ("Seller Center") or the full title. */
  note?: string | undefined
  look?: 'solid' | 'line' | undefined
  size?: 'medium' | 'large' | undefined
  picture?: string | undefined
}

export function Logo({ region, name, note, look = 'solid', size = 'medium', picture }: LogoProps) {
  return (
    <span className={classNames(styles['logo'], size === 'large' && styles['logoLarge'])}>
      <Mark region={region} look={look} size={size === 'large' ? 48 : 34} picture={picture} />
      <span className={styles['logoText']}>
        <span className={styles['logoName']}>{name}</span>
        {note !== undefined && <span className={styles['logoNote']}>{note}</span>}
      </span>
    </span>
  )
}
