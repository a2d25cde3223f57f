import { MATERIAL_TYPES, QUALIFICATION_TYPES } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'

/** Of what a customer brings; a kind that is not known is shown as it is. */
export function usePaperName(): (docType: string) => string {
  const t = useT('serviceMarket')
  return docType => {
    const known = MATERIAL_TYPES.find(type => type === docType)
    return known ? t(`material.${known}`) : docType
  }
}

/** Of what a provider proves. */
export function useProofName(): (type: string) => string {
  const t = useT('serviceMarket')
  return type => {
    const known = QUALIFICATION_TYPES.find(one => one === type)
    return known ? t(`qualification.${known}`) : type
  }
}
