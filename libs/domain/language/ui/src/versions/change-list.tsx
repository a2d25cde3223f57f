import type { TextChange } from '@tradeport/domain/language/contract'
import { localeConfig, toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import styles from '../language.module.css'
import { PlaceholderText } from '../texts/placeholder-text'
import { useNames } from '../use-names'

/** What changes, language by language: before and after side by side. */
export function ChangeList({ changes, total }: { changes: readonly TextChange[]; total: number }) {
  const t = useT('languageWork')
  const names = useNames()
  const languages = [...new Set(changes.map(({ locale }) => locale))]
  return (
    <>
      {languages.map(locale => (
        <section key={locale} className={styles['changes']}>
          <h3 className={styles['language']}>{localeConfig(locale).name}</h3>
          <ul className={styles['list']}>
            {changes
              .filter(change => change.locale === locale)
              .map(change => (
                <li key={change.id} className={styles['change']}>
                  <div className={styles['meta']}>
                    <span className={styles['area']}>{names.area(change.namespace)}</span>
                    <code className={styles['key']}>{change.key}</code>
                    {change.by && <span className={styles['faint']}>{t('change.by', { name: change.by })}</span>}
                  </div>
                  <Side label={t('change.before')} text={change.before} lang={toBcp47(locale)} />
                  <Side label={t('change.after')} text={change.after} lang={toBcp47(locale)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {total > changes.length && (
        <p className={styles['faint']}>{t('change.more', { count: total - changes.length })}</p>
      )}
    </>
  )
}

function Side({ label, text, lang }: { label: string; text: string | null; lang: string }) {
  const t = useT('languageWork')
  return (
    <div className={styles['side']}>
      <span className={styles['label']}>{label}</span>
      {text === null ? (
        <span className={styles['faint']}>{t('item.missing')}</span>
      ) : (
        <PlaceholderText text={text} lang={lang} />
      )}
    </div>
  )
}
