import type { ReactNode } from 'react'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { EditLanguages, FormProblems, type EditLanguagesState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PageHeader } from '@tradeport/web/shell'
import styles from '../content-work.module.css'

export interface ContentFormProps {
  title: string
  back: { label: string; href: string }
  dirty: boolean
  problems: ReadonlyMap<string, string>
  languages: EditLanguagesState
  /** Texts that each language should have. */
  texts: readonly I18nText[]
  onSource(locale: LocaleCode): void
  onRemove(locale: LocaleCode): void
  actions: ReactNode
  children: ReactNode
}

/** The page around a form of news, documents and banners. */
export function ContentForm(props: ContentFormProps) {
  const t = useT('contentWork')
  const { texts, languages } = props
  return (
    <FormProblems problems={props.problems}>
      <div className={styles['page']}>
        <PageHeader
          title={props.title}
          path={[
            { key: 'list', label: props.back.label, href: props.back.href },
            { key: 'here', label: props.title },
          ]}
          note={<span role="status">{props.dirty ? t('form.unsaved') : ''}</span>}
        />
        <EditLanguages
          state={languages}
          done={locale => {
            const wanted = texts.filter(text => text[languages.source]?.trim() || text[locale]?.trim())
            return { filled: wanted.filter(text => text[locale]?.trim()).length, of: wanted.length }
          }}
          onSource={props.onSource}
          onRemove={props.onRemove}
        />
        <div className={styles['panel']}>{props.children}</div>
        <div className={styles['actions']}>{props.actions}</div>
      </div>
    </FormProblems>
  )
}
