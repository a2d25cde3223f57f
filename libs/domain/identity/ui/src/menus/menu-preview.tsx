import { Select } from 'antd'
import { useId, useState } from 'react'
import type { MenuContent, MenuDetail } from '@tradeport/domain/identity/contract'
import { arranged, closedDoor, presented, shownTo, type MenuReader } from '@tradeport/domain/identity/rules'
import { LOCALES, PLATFORMS, isLocaleCode } from '@tradeport/kernel/config'
import type { LocaleCode, MenuFrontEnd } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'
import { WorkNav } from '@tradeport/web/shell'
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
  if (!role) return null
  const entries = detail.entries.map(({ key, path, group, icon, roles, permission, labels }) => ({
    key,
    path,
    group,
    label: labels[locale] ?? key,
    ...(icon === null ? {} : { icon }),
    ...(roles === null ? {} : { roles }),
    ...(permission === null ? {} : { permission }),
  }))
  const menu = arranged(entries, presented(content, locale, detail.targets))
  const groups = navGroups(shownTo(menu, readerOf(frontEnd, role)), key =>
    key === 'start' ? undefined : builtInLabels(detail, key, true)[locale],
  )
  return (
    <section className={styles['panel']} aria-label={t('preview')}>
      <h2 className={styles['panelTitle']}>{t('preview')}</h2>
      <div className={styles['choices']}>
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
        ) : (
          <WorkNav groups={groups} collapsed={false} label={t('preview')} />
        )}
      </div>
    </section>
  )
}
