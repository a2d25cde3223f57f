import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link, Tooltip } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import styles from './work-nav.module.css'

export interface WorkNavItem {
  key: string
  label: string
  href: string
  icon: ReactNode
  /** What waits there; 0 shows nothing. */
  count?: number | undefined
  current?: boolean | undefined
}

export interface WorkNavGroup {
  key: string
  /** Groups without a title stand at the top. */
  label?: string | undefined
  items: readonly WorkNavItem[]
}

export interface WorkNavProps {
  groups: readonly WorkNavGroup[]
  collapsed: boolean
  onChoose?: (() => void) | undefined
  /** What it is called besides the menu of the page itself: a preview. */
  label?: string | undefined
}

export function WorkNav({ groups, collapsed, onChoose, label }: WorkNavProps) {
  const t = useT('shell')
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  const here = groups.flatMap(group => group.items).find(item => item.current === true)?.key
  // Where one is stands in sight, also at the end of a long list.
  useEffect(() => {
    if (here !== undefined) nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [here])
  return (
    <nav
      ref={nav}
      aria-label={label ?? t('work.navigation')}
      data-collapsed={collapsed || undefined}
      className={styles['nav']}
    >
      {groups.map(group => (
        <div key={group.key} className={styles['group']}>
          {group.label !== undefined && (
            <p id={`${id}${group.key}`} className={collapsed ? 'tp-visually-hidden' : styles['title']}>
              {group.label}
            </p>
          )}
          <ul
            role="list"
            className={styles['list']}
            aria-labelledby={group.label === undefined ? undefined : `${id}${group.key}`}
          >
            {group.items.map(item => (
              <li key={item.key}>
                {collapsed ? (
                  <Tooltip content={item.label} side="end">
                    <Anchor item={item} onChoose={onChoose} />
                  </Tooltip>
                ) : (
                  <Anchor item={item} onChoose={onChoose} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Anchor({
  item,
  onChoose,
  ...rest
}: {
  item: WorkNavItem
  onChoose: (() => void) | undefined
  'aria-describedby'?: string | undefined
}) {
  const t = useT('shell')
  const waiting = item.count !== undefined && item.count > 0 ? item.count : null
  return (
    <Link
      className={styles['item']}
      href={item.href}
      aria-current={item.current === true ? 'page' : undefined}
      aria-describedby={rest['aria-describedby']}
      onClick={onChoose}
    >
      {item.icon}
      <span className={styles['label']}>{item.label}</span>{' '}
      {waiting !== null && (
        <span className={styles['count']}>
          <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
          <span className="tp-visually-hidden">{t('work.count', { count: waiting })}</span>
        </span>
      )}
    </Link>
  )
}
