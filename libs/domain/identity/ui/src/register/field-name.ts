import { COMPANY_FIELDS, type OwnRegistration } from '@tradeport/domain/identity/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useRequirementName } from './requirement-name'

/** What a request or a change speaks of, in words. */
export function useFieldName(
  documents: readonly Pick<OwnRegistration['documents'][number], 'key' | 'name'>[] = [],
): (field: string) => string {
  const t = useT('identity')
  const paperName = useRequirementName()
  return field => {
    if (field.startsWith('documents.')) {
      const key = field.replace('documents.', '')
      return paperName(documents.find(document => document.key === key) ?? { key, name: {} })
    }
    const name = known([...COMPANY_FIELDS, 'mainMarkets'] as const, field)
    return name ? t(`company.${name}`) : field
  }
}
