import type { ReactNode } from 'react'
import { Drawer, Field, GlobeIcon, Link, Logo, PinIcon, Select } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import { NavAnchor } from './fitting-nav'
import type { LanguageSwitchData, NavLink, QuickEntry, RegionChoice, ShellBrand } from './shell-data'
import { selectInPlace } from './select-in-place'
import styles from './mobile-menu.module.css'

export interface MobileMenuProps<Code extends string> {
  open: boolean
  onClose: () => void
  brand: ShellBrand
  links: readonly NavLink[]
  entries: readonly QuickEntry[]
  regions: readonly RegionChoice[]
  language: LanguageSwitchData<Code>
  search?: ReactNode
}

/** Everything of the header for a thumb: search, places, joining, market and language. */
export function MobileMenu<Code extends string>({
  open,
  onClose,
  brand,
  links,
  entries,
  regions,
  language,
  search,
}: MobileMenuProps<Code>) {
  const t = useT('shell')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="start"
      size="small"
      closeLabel={t('header.close')}
      title={<Logo region={brand.region} picture={brand.picture} name={brand.name} />}
    >
      <div className={styles['menu']}>
        {search}
        <nav aria-label={t('nav.label')}>
          <ul role="list" className={styles['links']}>
            {links.map(link => (
              <li key={link.key} onClick={onClose}>
                <NavAnchor link={link} className={styles['link']} />
              </li>
            ))}
          </ul>
        </nav>
        {entries.length > 0 && (
          <section>
            <h3 className={styles['title']}>{t('entry.title')}</h3>
            <ul role="list" className={styles['entries']}>
              {entries.map(entry => (
                <li key={entry.key}>
                  <Link
                    className={styles['entry']}
                    href={entry.href}
                    onClick={event => {
                      onClose()
                      selectInPlace(entry, event)
                    }}
                  >
                    {entry.icon}
                    <span>
                      {entry.label}
                      {entry.note !== undefined && <span className={styles['note']}>{entry.note}</span>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {regions.length > 1 && (
          <Field label={t('header.regionTitle')}>
            <Select
              icon={<PinIcon size={18} />}
              value={brand.region}
              options={regions.map(choice => ({ value: choice.region, label: choice.name }))}
              onValue={value => {
                const chosen = regions.find(choice => choice.region === value)
                if (chosen !== undefined) window.location.assign(chosen.href)
              }}
            />
          </Field>
        )}
        <Field label={t('header.languageTitle')}>
          <Select
            icon={<GlobeIcon size={18} />}
            value={language.current}
            options={language.choices.map(choice => ({ value: choice.code, label: choice.name }))}
            onValue={value => {
              const chosen = language.choices.find(choice => choice.code === value)
              if (chosen !== undefined) language.onChoose(chosen.code)
            }}
          />
        </Field>
      </div>
    </Drawer>
  )
}
