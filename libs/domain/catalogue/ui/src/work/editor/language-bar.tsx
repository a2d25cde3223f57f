import { Button, Dropdown, Select } from 'antd'
import { isLocaleCode } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import { PlusIcon, Tabs, TrashIcon, WarningIcon } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import { localeName, localeOptions } from '../shared/options'
import styles from './editor.module.css'

export interface LanguageBarProps {
  languages: readonly LocaleCode[]
  source: LocaleCode
  value: LocaleCode
  onValue(locale: LocaleCode): void
  onAdd(locale: LocaleCode): void
  onRemove(locale: LocaleCode): void
  onSource(locale: LocaleCode): void
  /** Whether something in the texts of this language is wrong. */
  isWrong(locale: LocaleCode): boolean
  /** Whether anything is written in it: then it is asked before it goes. */
  isWritten(locale: LocaleCode): boolean
  children: ReactNode
}

/** One tab per language, the language it is written in first; more are added as the seller has them. */
export function LanguageBar(props: LanguageBarProps) {
  const { languages, source, value, onAdd, onRemove, isWrong, isWritten } = props
  const t = useT('catalogue')
  const notify = useNotify()
  const free = localeOptions(languages)

  const remove = async (locale: LocaleCode) => {
    const sure =
      !isWritten(locale) ||
      (await notify.confirm({
        title: t('product.language.remove', { language: localeName(locale) }),
        text: t('product.language.removeText'),
        danger: true,
      }))
    if (sure) onRemove(locale)
  }

  return (
    <div className={styles['languages']}>
      <div className={styles['languageHead']}>
        <label className={styles['languageSource']}>
          <span>{t('product.language.source')}</span>
          <Select
            size="small"
            value={source}
            popupMatchSelectWidth={false}
            options={languages.map(locale => ({ value: locale, label: localeName(locale) }))}
            onChange={props.onSource}
          />
        </label>
        <div className={styles['headEnd']}>
          {value !== source && (
            <Button size="small" type="text" icon={<TrashIcon size={16} />} onClick={() => void remove(value)}>
              {t('product.language.removeShort', { language: localeName(value) })}
            </Button>
          )}
          <Dropdown
            trigger={['click']}
            menu={{
              items: free.map(({ value: key, label }) => ({ key, label })),
              onClick: ({ key }) => isLocaleCode(key) && onAdd(key),
              style: { maxHeight: 320, overflowY: 'auto' },
            }}
            disabled={free.length === 0}
          >
            <Button size="small" icon={<PlusIcon size={16} />}>
              {t('product.language.add')}
            </Button>
          </Dropdown>
        </div>
      </div>
      <Tabs
        label={t('product.language.tabs')}
        value={value}
        onValue={props.onValue}
        items={languages.map(locale => ({
          key: locale,
          label: (
            <span className={styles['languageTab']}>
              {localeName(locale)}
              {locale === source && <span className={styles['languageNote']}>{t('product.language.isSource')}</span>}
              {isWrong(locale) && <WarningIcon size={14} />}
            </span>
          ),
        }))}
      >
        {props.children}
      </Tabs>
    </div>
  )
}
