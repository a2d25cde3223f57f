import { serviceRoutes, type MarketServiceCard } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import {
  ClockIcon,
  LanguageIcon,
  Link,
  Picture,
  ShieldIcon,
  Skeleton,
  SkeletonText,
  StarIcon,
  Tag,
} from '@tradeport/web/ui'
import { localeConfig } from '@tradeport/kernel/config'
import { CategoryArt } from '../shared/category-art'
import { ServicePrice } from '../shared/service-price'
import { useRecordText } from '../shared/use-record-text'
import { useDaysText } from '../shared/use-days-text'
import styles from './service-card.module.css'
import { CompareButton } from './compare/compare-button'
import { HeartButton } from './favourites/heart-button'
import { useCategories } from './use-categories'
import { useLike } from './use-like'

const LANGUAGES_SHOWN = 3

/** One offer of the market in lists. */
export function ServiceCard({ service, priority = false }: { service: MarketServiceCard; priority?: boolean }) {
  const t = useT('serviceMarket')
  const text = useText()
  const like = useLike()
  const daysText = useDaysText()
  const category = useCategories().byCode(service.categoryCode)
  const days = daysText(service.deliveryDaysMin, service.deliveryDaysMax)
  const shown = service.languages.slice(0, LANGUAGES_SHOWN).map(code => localeConfig(code).short)
  const record = useRecordText()(service.record)
  const more = service.languages.length - shown.length
  return (
    <article className={styles['card']}>
      {service.coverFileId ? (
        <Picture
          id={service.coverFileId}
          alt=""
          ratio={16 / 9}
          widths={[320, 480]}
          sizes="(min-width: 992px) 24vw, (min-width: 576px) 46vw, 92vw"
          priority={priority}
          className={styles['picture'] ?? ''}
        />
      ) : (
        <span className={styles['drawn']}>
          <CategoryArt icon={category?.icon ?? null} size={72} />
        </span>
      )}
      <span className={styles['choose']}>
        <HeartButton id={service.id} name={text(service.title)} />
        <CompareButton id={service.id} name={text(service.title)} />
      </span>
      <div className={styles['words']}>
        {category && <p className={styles['category']}>{text(category.name)}</p>}
        <h3 className={styles['title']}>
          <Link href={serviceRoutes.publicService(service.id, like)}>{text(service.title)}</Link>
        </h3>
        <p className={styles['provider']}>
          {service.provider.name}
          {service.provider.verified && (
            <span className={styles['verified']}>
              <ShieldIcon size={14} />
              {t('card.verified')}
            </span>
          )}
        </p>
        {!service.record.takesOrders && (
          <p>
            <Tag tone="warning">{t('provider.closed')}</Tag>
          </p>
        )}
        {record.length > 0 && (
          <p className={styles['record']}>
            <StarIcon size={14} />
            <span>{record.join(' · ')}</span>
          </p>
        )}
        <div className={styles['foot']}>
          <ServicePrice facts={{ ...service, price: service.priceFrom }} size="small" />
          <ul role="list" className={styles['facts']}>
            {days && (
              <li>
                <ClockIcon size={14} />
                {days}
              </li>
            )}
            {shown.length > 0 && (
              <li>
                <LanguageIcon size={14} />
                <span className="tp-visually-hidden">{t('card.languages')}</span>
                {`${shown.join(' · ')}${more > 0 ? ` +${more}` : ''}`}
              </li>
            )}
          </ul>
        </div>
      </div>
    </article>
  )
}

export function ServiceCardSkeleton() {
  return (
    <div className={styles['card']}>
      <Skeleton ratio={16 / 9} />
      <div className={styles['words']}>
        <SkeletonText lines={4} />
      </div>
    </div>
  )
}
