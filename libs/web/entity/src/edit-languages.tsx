import { Button, Dropdown, Select } from 'antd'
import { LOCALES, isLocaleCode, localeConfig } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import { PlusIcon, TextArea, TextInput, TrashIcon, classNames } from '@tradeport/web/ui'
import { useState } from 'react'
import styles from './edit-languages.module.css'
import { PathField } from './path-field'

export interface EditLanguagesState {
  /** The one the author writes first; nothing is published without it. */
  source: LocaleCode
  /** The language source first, then those that are written or were added. */
  languages: readonly LocaleCode[]
  shown: LocaleCode
  show(locale: LocaleCode): void
  hide(locale: LocaleCode): void
}

/** One choice of language for all texts of a form. */
export function useEditLanguages(source: LocaleCode, texts: readonly I18nText[]): EditLanguagesState {
  const [added, setAdded] = useState<readonly LocaleCode[]>([])
  const [wanted, setWanted] = useState<LocaleCode>()
  const written = LOCALE_CODES.filter(locale => added.includes(locale) || texts.some(text => text[locale]?.trim()))
  const languages = [source, ...written.filter(locale => locale !== source)]
  return {
    source,
    languages,
    shown: wanted && languages.includes(wanted) ? wanted : source,
    show(locale) {
      setAdded([...added.filter(other => other !== locale), locale])
      setWanted(locale)
    },
    hide: locale => setAdded(added.filter(other => other !== locale)),
  }
}

const nameOf = (locale: LocaleCode) => localeConfig(locale).name
const options = (locales: readonly LocaleCode[]) => locales.map(value => ({ value, label: nameOf(value) }))

export interface EditLanguagesProps {
  state: EditLanguagesState
  /** Languages whose translation is older than the original. */
  stale?: readonly LocaleCode[]
  /** How much of the form's texts is there in a language. */
  done(locale: LocaleCode): { filled: number; of: number }
  onSource(locale: LocaleCode): void
  /** Empties all texts of a language. */
  onRemove(locale: LocaleCode): void
}

/** The languages of a form: one is shown at a time, and each says how far it is. */
export function EditLanguages({ state, stale = [], done, onSource, onRemove }: EditLanguagesProps) {
  const t = useT('entity')
  const notify = useNotify()
  const { source, languages, shown } = state
  const free = LOCALE_CODES.filter(locale => !languages.includes(locale))
  const remove = async () => {
    const sure =
      done(shown).filled === 0 ||
      (await notify.confirm({
        title: t('languages.remove', { language: nameOf(shown) }),
        text: t('languages.removeText'),
        danger: true,
      }))
    if (!sure) return
    state.hide(shown)
    onRemove(shown)
  }
  return (
    <div className={styles['bar']} role="group" aria-label={t('languages.label')}>
      <div className={styles['choices']}>
        {languages.map(locale => {
          const { filled, of } = done(locale)
          return (
            <button
              key={locale}
              type="button"
              className={styles['choice']}
              aria-pressed={locale === shown}
              onClick={() => state.show(locale)}
            >
              {nameOf(locale)}
              <span className={styles['note']}>
                {locale === source ? t('languages.source') : t('languages.done', { filled, of })}
              </span>
              {stale.includes(locale) && <span className={styles['stale']}>{t('languages.stale')}</span>}
            </button>
          )
        })}
        <Dropdown
          trigger={['click']}
          disabled={free.length === 0}
          menu={{
            items: free.map(locale => ({ key: locale, label: nameOf(locale) })),
            onClick: ({ key }) => isLocaleCode(key) && state.show(key),
            style: { maxHeight: 320, overflowY: 'auto' },
          }}
        >
          <Button size="small" type="text" icon={<PlusIcon size={16} />}>
            {t('languages.add')}
          </Button>
        </Dropdown>
      </div>
      <div className={styles['end']}>
        {shown === source ? (
          <Select
            size="small"
            aria-label={t('languages.sourceLabel')}
            value={source}
            options={options(LOCALES.map(locale => locale.code))}
            popupMatchSelectWidth={false}
            onChange={onSource}
          />
        ) : (
          <Button size="small" type="text" icon={<TrashIcon size={16} />} onClick={() => void remove()}>
            {t('languages.removeShort')}
          </Button>
        )}
      </div>
    </div>
  )
}

export interface TranslatedFieldProps {
  path: string
  label: string
  value: I18nText
  onChange(value: I18nText): void
  languages: EditLanguagesState
  help?: string | undefined
  required?: boolean | undefined
  /** Lines of a longer text; one line without it. */
  rows?: number | undefined
  limit: number
  wide?: boolean | undefined
}

/** A text in the language that is shown; the author's own stands below it to be translated. */
export function TranslatedField({
  path,
  label,
  value,
  onChange,
  languages,
  rows,
  limit,
  ...field
}: TranslatedFieldProps) {
  const t = useT('entity')
  const { shown, source } = languages
  const text = value[shown] ?? ''
  const control = {
    value: text,
    lang: localeConfig(shown).bcp47,
    onValue: (next: string) => onChange(withText(value, shown, next)),
  }
  const original = shown === source ? '' : (value[source] ?? '')
  return (
    <PathField
      {...field}
      path={path}
      also={[`${path}.${shown}`]}
      label={label}
      required={field.required && shown === source}
      aside={<span className={styles['code']}>{localeConfig(shown).short}</span>}
      help={original ? t('languages.original', { text: original }) : field.help}
    >
      {rows === undefined ? <TextInput {...control} /> : <TextArea {...control} rows={rows} limit={limit} />}
    </PathField>
  )
}

/** The language in which an existing text is shown first: the reader's own where it has it, else one it has. */
export const shownFirst = (text: I18nText | undefined, own: LocaleCode): LocaleCode =>
  text && !text[own] ? (LOCALE_CODES.find(code => text[code]) ?? own) : own

/** The texts with one changed; an empty one is left out, as the server keeps it. */
export function withText(value: I18nText, locale: LocaleCode, text: string): I18nText {
  const next = { ...value, [locale]: text }
  if (text === '') delete next[locale]
  return next
}

/** The language sign beside a control that is no `TranslatedField`. */
export function LanguageSign({ locale, className }: { locale: LocaleCode; className?: string }) {
  return <span className={classNames(styles['code'], className)}>{localeConfig(locale).short}</span>
}
