import { Button, Input } from 'antd'
import { MENU_NAME_MAX, type MenuName } from '@tradeport/domain/identity/contract'
import { confirmed, renamed } from '@tradeport/domain/identity/rules'
import { LOCALES } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { Tag } from '@tradeport/web/ui'
import styles from './menus.module.css'

export interface NameFieldsProps {
  name: MenuName | null
  /** What is said where nothing is written. */
  builtIn: Partial<Record<LocaleCode, string>>
  disabled: boolean
  onChange(name: MenuName | null): void
}

/** A name in all languages: what is missing in a language that others have, and what is older than its original, says so. */
export function NameFields({ name, builtIn, disabled, onChange }: NameFieldsProps) {
  const t = useT('identityMenus')
  const hasOwn = Object.keys(builtIn).length === 0
  return (
    <fieldset className={styles['names']}>
      <legend>{t('names')}</legend>
      <p className={styles['soft']}>{t(hasOwn ? 'namesHelpOwn' : 'namesHelp')}</p>
      {LOCALES.map(({ code, name: language, bcp47 }) => (
        <div key={code} className={styles['nameRow']}>
          <label className={styles['language']} htmlFor={`menu-name-${code}`}>
            {language}
          </label>
          <Input
            id={`menu-name-${code}`}
            lang={bcp47}
            value={name?.texts[code] ?? ''}
            placeholder={builtIn[code] ?? name?.texts[name.source] ?? ''}
            maxLength={MENU_NAME_MAX}
            disabled={disabled}
            onChange={event => onChange(renamed(name, code, event.target.value))}
          />
          <Marker
            name={name}
            locale={code}
            disabled={disabled}
            onConfirm={() => name && onChange(confirmed(name, code))}
          />
        </div>
      ))}
    </fieldset>
  )
}

interface MarkerProps {
  name: MenuName | null
  locale: LocaleCode
  disabled: boolean
  onConfirm(): void
}

function Marker({ name, locale, disabled, onConfirm }: MarkerProps) {
  const t = useT('identityMenus')
  if (!name) return <span />
  if (name.source === locale) return <Tag tone="info">{t('original')}</Tag>
  if (name.texts[locale] === undefined) return <Tag tone="neutral">{t('missing')}</Tag>
  if (!name.outdated.includes(locale)) return <span />
  return (
    <span className={styles['marks']}>
      <Tag tone="warning">{t('outdated')}</Tag>
      {!disabled && (
        <Button size="small" type="link" onClick={onConfirm}>
          {t('stillRight')}
        </Button>
      )}
    </span>
  )
}
