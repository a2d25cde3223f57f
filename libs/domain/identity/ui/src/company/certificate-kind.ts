import { CERTIFICATE_KINDS, CHECK_METHODS } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCodeEntries } from '@tradeport/web/react'

/** Standards are called the same in every language. */
const STANDARDS = {
  iso9001: 'ISO 9001',
  iso14001: 'ISO 14001',
  bsci: 'BSCI',
  oeko_tex: 'OEKO-TEX®',
  gots: 'GOTS',
  grs: 'GRS',
} as const

const isStandard = (kind: string): kind is keyof typeof STANDARDS => Object.hasOwn(STANDARDS, kind)

/** As the product calls it, or as operators do who have added it. */
export function useCertificateKind(): (kind: string) => string {
  const t = useT('identityCompany')
  const entries = useCodeEntries(dictList, 'certificate_kind')
  return kind => {
    const name = known(CERTIFICATE_KINDS, kind)
    if (!name) return entries?.get(kind)?.name ?? kind
    return isStandard(name) ? STANDARDS[name] : t(`certificate.kind.${name}`)
  }
}

/** Kinds that can be handed in now, in the order of the list. */
export function useHandedInKinds(): readonly string[] {
  const entries = useCodeEntries(dictList, 'certificate_kind')
  return [...(entries?.values() ?? [])].filter(({ enabled }) => enabled).map(({ code }) => code)
}

export function useCheckMethod(): (method: string) => string {
  const t = useT('identityCompany')
  return method => {
    const name = known(CHECK_METHODS, method)
    return name ? t(`certificate.method.${name}`) : method
  }
}
