import type { ReactNode } from 'react'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { PageHeader } from '@tradeport/web/shell'
import { Banner } from '@tradeport/web/ui'
import styles from './content-form.module.css'
import { EditLanguages, type EditLanguagesState } from './edit-languages'
import { KeptNote, KeptNotice } from './kept-notice'
import { FormProblems } from './path-field'
import type { SchemaForm } from './use-schema-form'

export interface ContentFormProps<V extends object> {
  title: string
  back: { label: string; href: string }
  form: Pick<SchemaForm<V>, 'kept' | 'problems'>
  languages: EditLanguagesState
  /** Languages whose translation is older than the original that the server has. */
  stale?: readonly LocaleCode[] | undefined
  /** Texts that each language should have. */
  texts: readonly I18nText[]
  onSource(locale: LocaleCode): void
  /** Empties all texts of a language. */
  onRemove(locale: LocaleCode): void
  /** Said of the whole form, under its title. */
  note?: ReactNode
  actions: ReactNode
  /** What stands below the fields and is not edited. */
  below?: ReactNode
  children: ReactNode
}

/** The page around a form of texts in languages: how far each language is, what is not saved yet, and the buttons. */
export function ContentForm<V extends object>(props: ContentFormProps<V>) {
  const t = useT('entity')
  const { texts, languages, form, stale = [] } = props
  const { kept } = form
  return (
    <FormProblems problems={form.problems}>
      <div className={styles['page']}>
        <PageHeader
          title={props.title}
          path={[
            { key: 'list', label: props.back.label, href: props.back.href },
            { key: 'here', label: props.title },
          ]}
          note={
            <>
              {props.note} <KeptNote changed={kept.changed} keptAt={kept.keptAt} />
            </>
          }
        />
        <KeptNotice restored={kept.restored} onUse={kept.useRestored} onDiscard={kept.discardRestored} />
        <EditLanguages
          state={languages}
          stale={stale}
          done={locale => {
            const wanted = texts.filter(text => text[languages.source]?.trim() || text[locale]?.trim())
            return { filled: wanted.filter(text => text[locale]?.trim()).length, of: wanted.length }
          }}
          onSource={props.onSource}
          onRemove={props.onRemove}
        />
        {stale.includes(languages.shown) && <Banner tone="warning">{t('languages.staleHelp')}</Banner>}
        <div className={styles['panel']}>{props.children}</div>
        <div className={styles['actions']}>{props.actions}</div>
        {props.below}
      </div>
    </FormProblems>
  )
}
