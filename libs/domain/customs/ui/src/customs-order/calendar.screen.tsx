import {
  customsCalendar,
  customsOrderRoutes,
  customsRoutes,
  type CalendarEntry,
} from '@tradeport/domain/customs/contract'
import { civilDateIn } from '@tradeport/kernel/values'
import { afterSalesRoutes, serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { known, useNow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useLive, useLocale } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CUSTOMS_ZONE, useCustomsHour } from '../shared/customs-clock'
import styles from './calendar.module.css'
import { CALENDAR_SPANS, daysOf, isDay, stepped, type CalendarSpan } from './civil-days'
import { customsOrderEntity } from './customs-order.entity'
import { OrderViews } from './view-switch'

const addressOf = (span: CalendarSpan, day?: string) =>
  `${customsOrderRoutes.calendar}?span=${span}${day === undefined ? '' : `&day=${day}`}`

/** What a broker has to be there for or done with, by day: time limits, papers, inspections. On a phone a list of the days that have something. */
export default function Calendar() {
  const t = useT('customsOrder')
  const [params] = useSearchParams()
  const today = civilDateIn(new Date(useNow()), CUSTOMS_ZONE)
  const asked = params.get('day')
  const day = isDay(asked) ? asked : today
  const span = known(CALENDAR_SPANS, params.get('span') ?? undefined) ?? 'month'
  const days = daysOf(span, day)
  useLive(customsOrderEntity.name)
  return (
    <div className={styles['page']}>
      <PageHeader title={t('view.calendar')} actions={<OrderViews view="calendar" />} />
      <Steps span={span} day={day} days={days} />
      <Days days={days} span={span} month={day.slice(0, 7)} today={today} />
      <p className={styles['hint']}>{t('calendar.zone')}</p>
    </div>
  )
}

/** Writes civil days, which no zone moves. */
function useDayWriter(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const { bcp47 } = useLocale()
  const key = JSON.stringify(options)
  const writer = useMemo(() => new Intl.DateTimeFormat(bcp47, { ...JSON.parse(key), timeZone: 'UTC' }), [bcp47, key])
  return day => writer.format(new Date(`${day}T00:00:00Z`))
}

function Steps({ span, day, days }: { span: CalendarSpan; day: string; days: readonly string[] }) {
  const t = useT('customsOrder')
  const month = useDayWriter({ year: 'numeric', month: 'long' })
  const date = useDayWriter({ year: 'numeric', month: 'short', day: 'numeric' })
  const [first = day, last = day] = [days[0], days.at(-1)]
  return (
    <nav className={styles['steps']} aria-label={t('view.calendar')}>
      <h2 className={styles['title']}>{span === 'month' ? month(day) : `${date(first)} – ${date(last)}`}</h2>
      <span className={styles['links']}>
        <LinkButton href={addressOf(span, stepped(span, day, -1))} size="small">
          {t('calendar.previous')}
        </LinkButton>
        <LinkButton href={addressOf(span)} size="small">
          {t('calendar.today')}
        </LinkButton>
        <LinkButton href={addressOf(span, stepped(span, day, 1))} size="small">
          {t('calendar.next')}
        </LinkButton>
      </span>
      <span className={styles['links']}>
        {CALENDAR_SPANS.map(each => (
          <LinkButton
            key={each}
            href={addressOf(each, day)}
            size="small"
            {...(each === span ? { variant: 'primary' } : {})}
          >
            {t(`calendar.span.${each}`)}
          </LinkButton>
        ))}
      </span>
    </nav>
  )
}

interface DaysProps {
  days: readonly string[]
  span: CalendarSpan
  /** Days of other months stand back. */
  month: string
  today: string
}

function Days({ days, span, month, today }: DaysProps) {
  const t = useT('customsOrder')
  const heading = useDayWriter({ weekday: 'short', day: 'numeric', month: 'short' })
  const [from = today, to = today] = [days[0], days.at(-1)]
  const state = useEndpoint(customsCalendar, { from, to }, { keepPrevious: true })
  const again = () => void state.refetch()
  if (!state.data) return state.error ? <LoadFailed error={state.error} onRetry={again} /> : <SkeletonText lines={12} />
  const { entries, isCapped } = state.data
  const shown = entries.some(({ day }) => days.includes(day))
  return (
    <>
      {isCapped && <Banner tone="warning">{t('calendar.capped')}</Banner>}
      {!shown && <p className={styles['none']}>{t('calendar.none')}</p>}
      <ol className={styles['days']} data-span={span}>
        {days.map(day => {
          const own = entries.filter(entry => entry.day === day)
          return (
            <li
              key={day}
              className={styles['day']}
              data-empty={own.length === 0}
              data-other={span === 'month' && !day.startsWith(month)}
              {...(day === today ? { 'aria-current': 'date' } : {})}
            >
              <h3 className={styles['dayHead']}>{heading(day)}</h3>
              {own.length > 0 && (
                <ul className={styles['entries']} aria-label={heading(day)}>
                  {own.map(entry => (
                    <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

const PAGE_OF: Readonly<Record<CalendarEntry['document'], (id: string) => string>> = {
  customsOrder: customsOrderRoutes.order,
  declarationForm: customsRoutes.form,
  serviceOrder: serviceOrderRoutes.order,
  afterSalesCase: afterSalesRoutes.case,
}

function Entry({ entry: { kind, at, document, id, no, client, about } }: { entry: CalendarEntry }) {
  const t = useT('customsOrder')
  const hour = useCustomsHour()
  return (
    <li className={styles['entry']} data-kind={kind}>
      <span className={styles['kind']}>
        {at === null ? t(`calendar.kind.${kind}`) : `${hour(at)} · ${t(`calendar.kind.${kind}`)}`}
      </span>
      <AppLink to={PAGE_OF[document](id)}>{no}</AppLink>
      <span className={styles['quiet']}>{[client, about].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
