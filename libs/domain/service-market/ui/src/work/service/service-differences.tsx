import type { ServiceChange, ServiceContent } from '@tradeport/domain/service-market/contract'
import { localeConfig, type LocaleCode } from '@tradeport/kernel/config'
import { DifferenceTable, partsBeside, type DifferenceRow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { FACTS, factLabel, useServiceFacts, type FactKey } from './service-facts'
import styles from './service.module.css'

export interface DifferencesProps {
  difference: {
    changes: readonly ServiceChange[]
    before: ServiceContent | null
    after: ServiceContent | null
  }
  locale: LocaleCode
  /** What both sides are. */
  labels: { before: string; after: string }
  lead?: string
  /** Said where they say the same. */
  none: string
}

/** Both ends of the time are one fact. */
const factOf = (field: string): FactKey | undefined =>
  field === 'deliveryDaysMin' ? 'deliveryDaysMax' : FACTS.find(key => key === field)

/** Only what differs, two versions side by side. */
export function Differences({ difference, locale, labels, lead, none }: DifferencesProps) {
  const t = useT('serviceWork')
  const fact = useServiceFacts(locale)
  const side = (content: ServiceContent | null, key: FactKey) =>
    (content && fact(content, key)) || <span className={styles['nothing']}>{t('detail.empty')}</span>
  const rows = FACTS.flatMap((key): DifferenceRow[] => {
    const changes = difference.changes.filter(({ field }) => factOf(field) === key)
    const name = t(factLabel(key))
    const texts = changes.flatMap(({ words }) => (words ? [words] : []))
    if (texts.length === 0 && changes.length > 0)
      return [{ key, name, before: side(difference.before, key), after: side(difference.after, key) }]
    return texts.map(words => ({
      key: `${key}.${words.locale}`,
      name: (
        <>
          {name}
          <span className={styles['changeLanguage']}>{localeConfig(words.locale).name}</span>
        </>
      ),
      ...partsBeside(words.parts),
    }))
  })
  if (rows.length === 0) return <p>{none}</p>
  return (
    <div className={styles['diff']}>
      {lead && <p className={styles['lineNote']}>{lead}</p>}
      <DifferenceTable labels={{ field: t('detail.revision.field'), ...labels }} rows={rows} />
    </div>
  )
}
