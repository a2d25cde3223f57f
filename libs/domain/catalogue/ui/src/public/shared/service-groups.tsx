import type { serviceCategoryTree } from '@tradeport/domain/service-market/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useText } from '@tradeport/web/react'
import {
  BoxIcon,
  CoinsIcon,
  HandshakeIcon,
  Link,
  ScalesIcon,
  ShipIcon,
  Skeleton,
  SkeletonText,
  StampIcon,
  type Icon,
} from '@tradeport/web/ui'
import { serviceMarketUrl } from '../frame/addresses'
import styles from './service-groups.module.css'

/** By the icon names of the service categories. */
const ICONS: Readonly<Record<string, Icon>> = {
  customs: StampIcon,
  finance: CoinsIcon,
  shipping: ShipIcon,
  quality: ScalesIcon,
  briefcase: HandshakeIcon,
}

export type ServiceCategory = OutputOf<typeof serviceCategoryTree>[number]

export interface ServiceGroupsProps {
  /** Undefined while they load. */
  readonly categories: readonly ServiceCategory[] | undefined
}

const ROOM = 5

/** The kinds of services of the comprehensive area, each leading to the service market. */
export function ServiceGroups({ categories }: ServiceGroupsProps) {
  const text = useText()
  if (!categories) {
    return (
      <ul role="list" className={styles.groups} aria-busy="true">
        {Array.from({ length: ROOM }, (_, index) => (
          <li key={index} className={styles.group}>
            <Skeleton width={28} height={28} />
            <SkeletonText lines={5} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul role="list" className={styles.groups}>
      {categories.map(category => {
        const GroupIcon = ICONS[category.icon ?? ''] ?? BoxIcon
        return (
          <li key={category.id} className={styles.group}>
            <GroupIcon size={28} />
            <h3 className={styles.name}>{text(category.name)}</h3>
            <ul role="list">
              {category.children.map(kind => (
                <li key={kind.id}>
                  <Link className={styles.kind} href={serviceMarketUrl(kind.code)}>
                    {text(kind.name)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
