import { Input, Select } from 'antd'
import { DESCRIPTION_MAX, MAX_KEYWORDS, SUMMARY_MAX, TITLE_MAX, TITLE_MIN } from '@tradeport/domain/catalogue/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { GrowingText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { RichTextField } from '../../rich-text/rich-text-field'
import { useEditor } from '../editor-context'
import { EditorField } from '../editor-field'
import { LanguageBar } from '../language-bar'
import type { ProductDraft } from '../model/draft'
import styles from '../editor.module.css'

const TEXT_FIELDS = ['title', 'summary', 'description', 'keywords'] as const

function isWritten(draft: ProductDraft, locale: LocaleCode): boolean {
  const texts = [draft.title[locale], draft.summary[locale], draft.descriptionMarkup[locale]]
  return texts.some(text => text?.trim()) || (draft.keywords[locale] ?? []).length > 0
}

/** Half of what a description may have is left for the tags that its marks become. */
const MARKUP_MAX = DESCRIPTION_MAX / 2

/** Title, summary, description and search words, language by language. */
export function TextsOfLanguage() {
  const t = useT('catalogue')
  const { draft, edit, set, language: locale, setLanguage, issues, errorAt } = useEditor()
  const isSource = locale === draft.sourceLocale
  const put = (field: 'title' | 'summary' | 'descriptionMarkup', value: string) =>
    edit(before => ({ ...before, [field]: { ...before[field], [locale]: value } }))
  const title = draft.title[locale] ?? ''
  const summary = draft.summary[locale] ?? ''

  return (
    <LanguageBar
      languages={draft.languages}
      source={draft.sourceLocale}
      value={locale}
      onValue={setLanguage}
      isWritten={code => isWritten(draft, code)}
      isWrong={code =>
        issues.some(issue => TEXT_FIELDS.some(field => issue.path === `${field}.${code}`) && errorAt(issue.path))
      }
      onAdd={code => {
        set({ languages: [...draft.languages, code] })
        setLanguage(code)
      }}
      onRemove={code => {
        set({ languages: draft.languages.filter(other => other !== code) })
        setLanguage(draft.sourceLocale)
      }}
      onSource={code =>
        set({ sourceLocale: code, languages: [code, ...draft.languages.filter(other => other !== code)] })
      }
    >
      <div className={`${styles['grid'] ?? ''} ${styles['tabPanel'] ?? ''}`} key={locale}>
        <EditorField
          wide
          path={`title.${locale}`}
          label={t('product.field.title')}
          required={isSource}
          help={t('product.help.title', { min: TITLE_MIN })}
          aside={`${title.length} / ${TITLE_MAX}`}
        >
          {control => (
            <Input
              {...control}
              maxLength={TITLE_MAX}
              value={title}
              onChange={event => put('title', event.target.value)}
            />
          )}
        </EditorField>
        <EditorField
          wide
          path={`summary.${locale}`}
          label={t('product.field.summary')}
          aside={`${summary.length} / ${SUMMARY_MAX}`}
        >
          {control => (
            <GrowingText
              {...control}
              maxRows={6}
              maxLength={SUMMARY_MAX}
              value={summary}
              onChange={event => put('summary', event.target.value)}
            />
          )}
        </EditorField>
        <EditorField wide path={`description.${locale}`} label={t('product.field.description')}>
          {({ 'aria-required': _required, ...control }) => (
            <RichTextField
              {...control}
              label={t('product.field.description')}
              maxLength={MARKUP_MAX}
              value={draft.descriptionMarkup[locale] ?? ''}
              onChange={markup => put('descriptionMarkup', markup)}
            />
          )}
        </EditorField>
        <EditorField
          wide
          path={`keywords.${locale}`}
          label={t('product.field.keywords')}
          help={t('product.help.keywords', { max: MAX_KEYWORDS })}
        >
          {control => (
            <Select
              {...control}
              mode="tags"
              open={false}
              suffixIcon={null}
              className={styles['full'] ?? ''}
              maxCount={MAX_KEYWORDS}
              tokenSeparators={[',', '，', '、', ';']}
              value={draft.keywords[locale] ?? []}
              onChange={words =>
                edit(before => ({
                  ...before,
                  keywords: {
                    ...before.keywords,
                    [locale]: words.map(word => word.trim().slice(0, 40)).filter(Boolean),
                  },
                }))
              }
            />
          )}
        </EditorField>
      </div>
    </LanguageBar>
  )
}
