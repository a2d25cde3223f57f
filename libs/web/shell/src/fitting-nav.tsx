import { useLayoutEffect, useRef, useState } from 'react'
import { ChevronDownIcon, Link, Menu } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import { fittingCount } from './fitting-count'
import type { NavLink } from './shell-data'
import styles from './header.module.css'

/** The entries that fit in one line in this language; the rest is one step away under "More". */
export function FittingNav({ links }: { links: readonly NavLink[] }) {
  const t = useT('shell')
  const nav = useRef<HTMLElement>(null)
  const measure = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(links.length)
  useLayoutEffect(() => {
    const element = nav.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const fit = () => {
      const widths = [...(measure.current?.children ?? [])].map(child => child.getBoundingClientRect().width)
      setCount(fittingCount(widths.slice(0, -1), element.clientWidth, widths.at(-1) ?? 0))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [links])
  const rest = links.slice(count)
  return (
    <nav ref={nav} className={styles['nav']} aria-label={t('nav.label')}>
      <ul ref={measure} className={styles['measure']} aria-hidden="true">
        {links.map(link => (
          <li key={link.key} className={styles['navLink']}>
            {link.label}
          </li>
        ))}
        <li className={styles['navLink']}>
          {t('nav.more')}
          <ChevronDownIcon size={16} />
        </li>
      </ul>
      <ul className={styles['navList']} role="list">
        {links.slice(0, count).map(link => (
          <li key={link.key}>
            <NavAnchor link={link} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Menu
              label={t('nav.more')}
              triggerClassName={styles['navLink'] ?? ''}
              trigger={
                <>
                  {t('nav.more')}
                  <ChevronDownIcon size={16} />
                </>
              }
              items={rest.map(link => ({
                key: link.key,
                label: link.label,
                href: link.href,
                target: link.newWindow === true ? '_blank' : undefined,
              }))}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}

export function NavAnchor({ link, className }: { link: NavLink; className?: string | undefined }) {
  const t = useT('shell')
  return (
    <Link
      className={className ?? styles['navLink']}
      href={link.href}
      aria-current={link.current === true ? 'page' : undefined}
      {...(link.newWindow === true ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {link.label}
      {link.newWindow === true && <span className="tp-visually-hidden"> ({t('header.newWindow')})</span>}
    </Link>
  )
}
