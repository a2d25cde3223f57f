import { Button } from 'antd'
import {
  ALL_REGIONS_SCOPE,
  languageTextDiscard,
  languageTextReset,
  type TextRow,
} from '@tradeport/domain/language/contract'
import { localeConfig, toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat, useNotify } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { useState } from 'react'
import styles from '../language.module.css'
import { PlaceholderText } from './placeholder-text'
import { TextEditor } from './text-editor'

export interface TextItemProps {
  row: TextRow
  scope: string
  locale: LocaleCode
  area: string
  onHistory(): void
}

/** One text beside its English one, to be changed in its place. */
export function TextItem({ row, scope, locale, area, onHistory }: TextItemProps) {
  const t = useT('languageWork')
  const format = useFormat()
  const notify = useNotify()
  const [editing, setEditing] = useState(false)
  // The editor takes the focus along when it goes: it comes back to where it was opened.
  const [wasEditing, setWasEditing] = useState(false)
  const address = { scope, locale, namespace: row.namespace, key: row.key, version: row.version }
  const reset = useAction(languageTextReset, { onSuccess: () => notify.success(t('done.reset')) })
  const discard = useAction(languageTextDiscard, { onSuccess: () => notify.success(t('done.discarded')) })
  const may = (action: string) => row.actions.includes(action)
  const shown = row.draft ?? row.inherited
  const close = () => {
    setEditing(false)
    setWasEditing(true)
  }

  return (
    <li className={styles['item']}>
      <div className={styles['meta']}>
        <span className={styles['area']}>{area}</span>
        <code className={styles['key']}>{row.key}</code>
        <span className={styles['tags']}>
          {row.status === 'draft' && <Tag tone="warning">{t('show.draft')}</Tag>}
          {row.status === 'published' && <Tag tone="success">{t('show.published')}</Tag>}
          {row.missing && <Tag tone="info">{t('show.missing')}</Tag>}
          {row.problem && <Tag tone="danger">{t('show.wrong')}</Tag>}
        </span>
        {row.updatedAt && (
          <span className={styles['faint']}>
            {t('item.by', { name: row.updatedName ?? '', date: format.dateTime(row.updatedAt) })}
          </span>
        )}
      </div>
      <div className={styles['english']}>
        <span className={styles['label']}>{t('item.english')}</span>
        <PlaceholderText text={row.english} lang="en" />
      </div>
      <div className={styles[editing ? 'own' : 'ownWithButtons']}>
        {editing ? (
          <TextEditor row={row} scope={scope} locale={locale} onDone={close} />
        ) : (
          <>
            <div className={styles['said']}>
              <span className={styles['label']}>{localeConfig(locale).name}</span>
              {shown === null ? (
                <span className={styles['faint']}>{t('item.missing')}</span>
              ) : (
                <PlaceholderText text={shown} lang={toBcp47(locale)} />
              )}
              {row.status === 'draft' && row.draft === null && (
                <span className={styles['faint']}>{t('item.removed')}</span>
              )}
              <Before row={row} scope={scope} locale={locale} />
            </div>
            <div className={styles['buttons']}>
              {may('save') && (
                <Button size="small" autoFocus={wasEditing} onClick={() => setEditing(true)}>
                  {t('action.edit')}
                </Button>
              )}
              {may('discard') && (
                <Button size="small" type="text" loading={discard.pending} onClick={() => void discard.run(address)}>
                  {t('action.discard')}
                </Button>
              )}
              {may('reset') && row.published !== null && (
                <Button size="small" type="text" loading={reset.pending} onClick={() => void reset.run(address)}>
                  {t('action.reset')}
                </Button>
              )}
              {row.published !== null && (
                <Button size="small" type="text" onClick={onHistory}>
                  {t('action.history')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** What people read without this draft or change. */
function Before({ row, scope, locale }: Pick<TextItemProps, 'row' | 'scope' | 'locale'>) {
  const t = useT('languageWork')
  if (row.status === 'built_in') return null
  const isCommon = scope !== ALL_REGIONS_SCOPE && row.inherited !== row.builtIn
  const before = row.status === 'draft' && row.published !== null ? row.published : row.inherited
  if (before === null || before === row.draft) return null
  const label = before === row.published ? t('item.public') : isCommon ? t('item.common') : t('item.builtIn')
  return (
    <p className={styles['before']}>
      <span className={styles['label']}>{label}</span>
      <PlaceholderText text={before} lang={toBcp47(locale)} />
    </p>
  )
}
