import { CERTIFICATE_KINDS, CHECK_METHODS } from '@tradeport/domain/identity/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

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

export function useCertificateKind(): (kind: string) => string {
  const t = useT('identityCompany')
  return kind => {
    const name = known(CERTIFICATE_KINDS, kind)
    if (!name) return kind
    return isStandard(name) ? STANDARDS[name] : t(`certificate.kind.${name}`)
  }
}

export function useCheckMethod(): (method: string) => string {
  const t = useT('identityCompany')
  return method => {
    const name = known(CHECK_METHODS, method)
    return name ? t(`certificate.method.${name}`) : method
  }
}
