import type { NotificationRow } from '@tradeport/domain/messaging/contract'
import { PLATFORM_KEYS } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useFormat, usePlatform, useText } from '@tradeport/web/react'
import {
  BellIcon,
  ChatIcon,
  Checkbox,
  CheckIcon,
  HandshakeIcon,
  IconButton,
  InvoiceIcon,
  Link,
  MailIcon,
  ShipIcon,
  type Icon,
} from '@tradeport/web/ui'
import type { MessageText } from './message-text'
import styles from './message-centre.module.css'
import { When } from './when'

const AREA_ICON: Record<NonNullable<NotificationRow['category']> | 'system', Icon> = {
  logistics: ShipIcon,
  transactions: InvoiceIcon,
  inquiries: ChatIcon,
  negotiations: HandshakeIcon,
  system: BellIcon,
}

export interface MessageRowProps {
  row: NotificationRow
  said: MessageText
  now: number
  selected: boolean
  onSelect(selected: boolean): void
  onOpen(): void
  onRead(): void
  onUnread(): void
}

export function MessageRow({ row, said, now, selected, onSelect, onOpen, onRead, onUnread }: MessageRowProps) {
  const t = useT('messaging')
  const target = useTarget(row)
  const AreaIcon = AREA_ICON[row.category ?? 'system']
  return (
    <li className={styles['row']} data-unread={row.unread} data-selected={selected}>
      <Checkbox checked={selected} onValue={onSelect}>
        <span className="tp-visually-hidden">{t('centre.selectOne', { title: said.title })}</span>
      </Checkbox>
      <span className={styles['area']}>
        <AreaIcon size={18} />
      </span>
      <div className={styles['words']}>
        <h2 className={styles['rowTitle']}>
          {row.unread && <span className={styles['unreadSign']}>{t('message.unread')}</span>}
          <Link className={styles['rowLink']} href={target} onClick={onOpen}>
            {said.title}
          </Link>
        </h2>
        <p className={styles['text']}>{said.text}</p>
        <Facts row={row} now={now} />
      </div>
      <IconButton
        size="small"
        className={styles['mark'] ?? ''}
        icon={row.unread ? <CheckIcon size={18} /> : <MailIcon size={18} />}
        label={t(row.unread ? 'message.markRead' : 'message.markUnread')}
        changes
        onClick={row.unread ? onRead : onUnread}
      />
    </li>
  )
}

function Facts({ row, now }: { row: NotificationRow; now: number }) {
  const t = useT('messaging')
  const text = useText()
  const format = useFormat()
  const store = text(row.storeName)
  const verified = row.verificationTime
  const isAhead = verified !== null && Date.parse(verified) > now
  return (
    <>
      {row.reply && (
        <blockquote className={styles['reply']} aria-label={t('message.reply')}>
          {row.reply}
        </blockquote>
      )}
      <p className={styles['facts']}>
        <When at={row.createdAt} now={now} />
        {row.params['no'] && <span className="tp-tabular">{row.params['no']}</span>}
        {store && <span>{`${t('message.store')}: ${store}`}</span>}
        {verified && (
          <span>
            {t(isAhead ? 'message.verificationAhead' : 'message.verificationTime', { when: format.dateTime(verified) })}
          </span>
        )}
        {row.count > 1 && <span>{t('message.folded', { count: row.count })}</span>}
      </p>
    </>
  )
}

/** A path inside this front-end, the full address of another one. */
function useTarget({ link }: Pick<NotificationRow, 'link'>): string {
  const platform = usePlatform()
  const route = link.route.startsWith('/') ? link.route : '/'
  const frontEnd = PLATFORM_KEYS.find(key => key === link.frontEnd)
  if (frontEnd === undefined || frontEnd === platform.key) return route
  return urlOf(frontEnd, `/${route.slice(1)}`)
}
