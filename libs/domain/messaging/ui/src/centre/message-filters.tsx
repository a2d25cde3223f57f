import { NOTIFICATION_CATEGORIES, type NotificationCounts } from '@tradeport/domain/messaging/contract'
import { useT } from '@tradeport/web/i18n'
import { Switch, Tabs } from '@tradeport/web/ui'
import { TABS, type CentreFilter } from './centre-filter'
import styles from './message-centre.module.css'

const MOST_SHOWN = 999

export interface MessageFiltersProps {
  filter: CentreFilter
  counts: NotificationCounts | undefined
  onChange(next: CentreFilter): void
}

/** Tabs, areas and the unread switch; the numbers are unread messages and equal the lists behind them. */
export function MessageFilters({ filter, counts, onChange }: MessageFiltersProps) {
  const t = useT('messaging')
  const show = (change: Partial<CentreFilter>) => onChange({ ...filter, pageNum: 1, ...change })
  const anyArea = (): CentreFilter => ({ tab: filter.tab, unreadOnly: filter.unreadOnly, pageNum: 1 })
  return (
    <div className={styles['filters']}>
      <Tabs
        label={t('centre.tabs')}
        items={TABS.map(tab => ({ key: tab, label: <Counted label={t(`centre.tab.${tab}`)} count={counts?.[tab]} /> }))}
        value={filter.tab}
        onValue={tab => show({ tab })}
      />
      <div className={styles['filterRow']}>
        {filter.tab !== 'system' && (
          <div className={styles['areas']} role="group" aria-label={t('centre.categories')}>
            <Area pressed={filter.category === undefined} onPress={() => onChange(anyArea())}>
              {t('centre.category.any')}
            </Area>
            {NOTIFICATION_CATEGORIES.map(category => (
              <Area
                key={category}
                pressed={filter.category === category}
                count={counts?.[category]}
                onPress={() => show({ category })}
              >
                {t(`centre.category.${category}`)}
              </Area>
            ))}
          </div>
        )}
        <div className={styles['unreadOnly']}>
          <Switch checked={filter.unreadOnly} onValue={unreadOnly => show({ unreadOnly })}>
            {t('centre.unreadOnly')}
          </Switch>
        </div>
      </div>
    </div>
  )
}

interface AreaProps {
  pressed: boolean
  count?: number | undefined
  onPress(): void
  children: string
}

function Area({ pressed, count, onPress, children }: AreaProps) {
  return (
    <button type="button" className={styles['areaButton']} aria-pressed={pressed} onClick={onPress}>
      <Counted label={children} count={count} />
    </button>
  )
}

function Counted({ label, count = 0 }: { label: string; count?: number | undefined }) {
  const t = useT('messaging')
  if (count === 0) return <>{label}</>
  return (
    <>
      {label}{' '}
      <span className={styles['count']}>
        <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
        <span className="tp-visually-hidden">{t('centre.unreadCount', { count })}</span>
      </span>
    </>
  )
}
