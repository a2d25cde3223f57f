import { Select } from 'antd'
import { useId, useState } from 'react'
import type { MenuContent, MenuDetail } from '@tradeport/domain/identity/contract'
import { ANYBODY, arranged, closedDoor, presented, shownTo, type MenuReader } from '@tradeport/domain/identity/rules'
import { LOCALES, PLATFORMS, isLocaleCode } from '@tradeport/kernel/config'
import { isRowFrontEnd, type LocaleCode, type MenuFrontEnd } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'
import { WorkNav } from '@tradeport/web/shell'
import { Link } from '@tradeport/web/ui'
import { navGroups } from '../frame/nav-groups'
import { useRoleName } from '../people/role-name'
import styles from './menus.module.css'
import { builtInLabels } from './use-menu-words'

interface MenuPreviewProps {
  frontEnd: MenuFrontEnd
  detail: MenuDetail
  content: MenuContent
}

function readerOf(frontEnd: MenuFrontEnd, role: MenuDetail['roles'][number]): MenuReader {
  return {
    roles: [role.code],
    isOperator: PLATFORMS[frontEnd].role === 'operator',
    holds: permission => role.permissions.includes(permission),
    mayGo: (path, platform = frontEnd) => closedDoor(role.frontEnds, platform, path) === undefined,
  }
}

/** What the people of a role will see, by the functions that draw their menu. */
export function MenuPreview({ frontEnd, detail, content }: MenuPreviewProps) {
  const t = useT('identityMenus')
  const id = useId()
  const own = useLocale().locale
  const roleName = useRoleName()
  const [code, setCode] = useState<string>()
  const [locale, setLocale] = useState<LocaleCode>(own)
  const role = detail.roles.find(each => each.code === code) ?? detail.roles[0]
  const isRow = isRowFrontEnd(frontEnd)
  if (!role && !isRow) return null
  const entries = detail.entries.map(({ key, path, platform, group, icon, roles, permission, labels }) => ({
    key,
    path,
    group,
    label: labels[locale] ?? key,
    ...(platform === null ? {} : { platform }),
    ...(icon === null ? {} : { icon }),
    ...(roles === null ? {} : { roles }),
    ...(permission === null ? {} : { permission }),
  }))
  // A link without a name cannot be published; until then it is called as where it is arranged.
  const withNames = presented(content, locale, detail.targets)
  const menu = arranged(entries, {
    groups: withNames.groups.map(group => ({
      ...group,
      items: group.items.map(item => (item.link && item.label === null ? { ...item, label: t('newLink') } : item)),
    })),
  })
  const groups = navGroups(shownTo(menu, role ? readerOf(frontEnd, role) : ANYBODY), key =>
    key === 'start' ? undefined : builtInLabels(detail, key, true)[locale],
  )
  return (
    <section className={styles['panel']} aria-label={t('preview')}>
      <h2 className={styles['panelTitle']}>{t('preview')}</h2>
      {isRow && <p className={styles['soft']}>{t('everybody')}</p>}
      <div className={styles['choices']}>
        {role && (
          <div className={styles['field']}>
            <label htmlFor={`${id}role`}>{t('role')}</label>
            <Select
              id={`${id}role`}
              value={role.code}
              options={detail.roles.map(each => ({
                value: each.code,
                label: roleName(each.code, each.name === null ? {} : { [each.code]: each.name }),
              }))}
              onChange={setCode}
            />
          </div>
        )}
        <div className={styles['field']}>
          <label htmlFor={`${id}language`}>{t('language')}</label>
          <Select
            id={`${id}language`}
            value={locale}
            options={LOCALES.map(each => ({ value: each.code, label: each.name }))}
            onChange={value => isLocaleCode(value) && setLocale(value)}
          />
        </div>
      </div>
      <div
        className={styles['preview']}
        lang={LOCALES.find(each => each.code === locale)?.bcp47}
        // It is looked at: its links lead into other front-ends, away from what is not published yet.
        onClickCapture={event => event.preventDefault()}
      >
        {groups.length === 0 ? (
          <p className={styles['soft']}>{t('previewEmpty')}</p>
        ) : isRow ? (
          <ul className={styles['row']} aria-label={t('preview')}>
            {groups.flatMap(({ items }) =>
              items.map(item => (
                <li key={item.key}>
                  <Link href={item.href}>{item.label}</Link>
                </li>
              )),
            )}
          </ul>
        ) : (
          <WorkNav groups={groups} collapsed={false} label={t('preview')} />
        )}
      </div>
    </section>
  )
}
