import type { ReactNode } from 'react'
import { Link, Logo, PhoneIcon, ThreadLine } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import type { NavLink, RegionChoice, ShellBrand } from './shell-data'
import { selectInPlace } from './select-in-place'
import styles from './footer.module.css'

export interface FooterColumn {
  key: string
  title: string
  links: readonly NavLink[]
}

export interface FooterProps {
  brand: ShellBrand
  columns: readonly FooterColumn[]
  regions?: readonly RegionChoice[] | undefined
  hotline?: string | undefined
  /** Address, opening hours, a mail address. */
  contact?: ReactNode
  legal?: readonly NavLink[] | undefined
  year: number
}

export function Footer({ brand, columns, regions = [], hotline, contact, legal = [], year }: FooterProps) {
  const t = useT('shell')
  const name = brand.fullName ?? brand.name
  return (
    <footer className={styles['footer']} data-print="hide" aria-label={t('footer.label')}>
      <ThreadLine region={brand.region} look="band" className={styles['thread']} />
      <div className="tp-content">
        <div className={styles['top']}>
          <div className={styles['brand']}>
            <Logo region={brand.region} picture={brand.picture} name={brand.name} size="large" />
            {brand.fullName !== undefined && <p className={styles['full']}>{brand.fullName}</p>}
            {hotline !== undefined && (
              <a className={styles['hotline']} href={`tel:${hotline.replace(/[^\d+]/g, '')}`}>
                <PhoneIcon size={22} />
                <span>
                  <span className={styles['hotlineLabel']}>{t('footer.hotline')}</span>
                  <span className={styles['number']}>{hotline}</span>
                </span>
              </a>
            )}
            {contact !== undefined && <div className={styles['contact']}>{contact}</div>}
          </div>
          <div className={styles['columns']}>
            {columns.map(column => (
              <FooterLinks key={column.key} title={column.title} links={column.links} />
            ))}
            {regions.length > 1 && (
              <FooterLinks
                title={t('footer.regions')}
                links={regions.map(choice => ({ key: choice.region, label: choice.name, href: choice.href }))}
              />
            )}
          </div>
        </div>
        <div className={styles['bottom']}>
          <p>{t('footer.rights', { year, name })}</p>
          {legal.length > 0 && (
            <ul role="list" className={styles['legal']}>
              {legal.map(link => (
                <li key={link.key}>
                  <Link href={link.href}>{link.label}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <section className={styles['column']}>
      <h2 className={styles['title']}>{title}</h2>
      <ul role="list" className={styles['links']}>
        {links.map(link => (
          <li key={link.key}>
            <Link
              href={link.href}
              onClick={event => selectInPlace(link, event)}
              {...(link.newWindow === true ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
