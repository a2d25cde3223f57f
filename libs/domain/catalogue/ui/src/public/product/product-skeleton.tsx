import { Skeleton, SkeletonText } from '@tradeport/web/ui'
import styles from './product.module.css'

const THUMBNAILS = [0, 1, 2, 3]

/** The page's room while it loads. */
export function ProductSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton width={280} height="1.3em" />
      <div className={styles.product}>
        <div className={styles.gallery}>
          <Skeleton ratio={1} radius="large" />
          <div className={styles.thumbRoom}>
            {THUMBNAILS.map(index => (
              <Skeleton key={index} width={72} height={72} radius="medium" />
            ))}
          </div>
        </div>
        <div className={styles.offer}>
          <Skeleton height="2.2rem" width="90%" />
          <Skeleton height="1.4rem" width="40%" />
          <Skeleton height={96} radius="large" />
          <SkeletonText lines={4} />
          <Skeleton height={140} radius="large" />
          <Skeleton height={52} radius="medium" />
        </div>
        <div className={styles.side}>
          <Skeleton height={220} radius="large" />
        </div>
      </div>
    </div>
  )
}
