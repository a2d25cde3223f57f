import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Link, Skeleton, SkeletonText } from '@tradeport/web/ui'
import { CategoryArt } from '../../shared/category-art'
import { useCategories } from '../use-categories'
import styles from './home.module.css'

const GROUPS = 5

/** The stations of a shipment with the services of each. */
export function CategoryGroups() {
  const t = useT('serviceMarket')
  const text = useText()
  const { tree, failed } = useCategories()
  if (failed && !tree) return <p>{t('list.failed.hint')}</p>
  if (!tree) {
    return (
      <ul role="list" className={styles['groups']} aria-busy="true">
        {Array.from({ length: GROUPS }, (_, index) => (
          <li key={index} className={styles['group']}>
            <Skeleton width={56} height={56} />
            <SkeletonText lines={5} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul role="list" className={styles['groups']}>
      {tree.map(group => (
        <li key={group.code} className={styles['group']}>
          <CategoryArt icon={group.icon} size={56} />
          <h3 className={styles['groupName']}>
            <Link href={`/category/${group.code}`}>{text(group.name)}</Link>
          </h3>
          <p className={styles['groupCount']}>{t('home.categories.count', { count: group.serviceCount })}</p>
          <ul role="list" className={styles['kinds']}>
            {group.children.map(kind => (
              <li key={kind.code}>
                <Link className={styles['kind']} href={`/category/${kind.code}`}>
                  <CategoryArt icon={kind.icon} size={24} />
                  <span className={styles['kindName']}>{text(kind.name)}</span>
                  <span className={styles['kindCount']}>{kind.serviceCount}</span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
