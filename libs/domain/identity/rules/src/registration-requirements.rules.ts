import type {
  ChecklistItem,
  CompanyData,
  RegistrationParty,
  RequirementKey,
  RequirementKind,
} from '@tradeport/domain/identity/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'

export interface RegistrationRequirement {
  readonly key: string
  readonly kind: RequirementKind
  readonly name: I18nText
  readonly help: I18nText
  readonly required: boolean
  /** MIME types of the files that are taken. */
  readonly formats: readonly string[]
  readonly maxFiles: number
}

const SCANS = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The paper that every registration is compared with. */
export const LICENCE_KEY: RequirementKey = 'business_licence'

const paper = (key: RequirementKey, over: Partial<ChecklistItem>): ChecklistItem => ({
  key,
  kind: 'document',
  name: {},
  help: {},
  required: false,
  active: true,
  pictures: false,
  maxFiles: 3,
  countries: [],
  companyTypes: [],
  ...over,
})

const LICENCE = paper(LICENCE_KEY, { required: true })
const VAT = paper('vat_certificate', { maxFiles: 2, countries: EU })
const EXPORT = paper('export_licence', { countries: ['CN'] })
// The knitwear market shows how its mills work; elsewhere nobody asks for it.
const FACTORY = paper('factory_photos', {
  pictures: true,
  maxFiles: 8,
  companyTypes: ['manufacturer', 'industry_trade'],
})
const KNITWEAR_REGION = '0572'

/** What has to be proven to take part where operators have not said otherwise. */
export function builtInChecklist(party: RegistrationParty, regionCode: string): ChecklistItem[] {
  if (party === 'buyer') return [LICENCE, VAT]
  if (party === 'provider') return [LICENCE, paper('service_licence', { required: true, maxFiles: 5 }), VAT]
  return [LICENCE, EXPORT, VAT, ...(regionCode === KNITWEAR_REGION ? [FACTORY] : [])]
}

/** What of a checklist is asked of this company. */
export function registrationRequirements(
  items: readonly ChecklistItem[],
  company: Pick<CompanyData, 'country' | 'companyType'>,
): RegistrationRequirement[] {
  return items
    .filter(
      ({ active, countries, companyTypes }) =>
        active &&
        (countries.length === 0 || countries.includes(company.country)) &&
        (companyTypes.length === 0 || companyTypes.includes(company.companyType)),
    )
    .map(({ key, kind, name, help, required, pictures, maxFiles }) => ({
      ...{ key, kind, name, help, required, maxFiles },
      formats: pictures ? PICTURES : SCANS,
    }))
}

export interface ChecklistProblem {
  readonly path: string
  readonly rule: 'duplicate' | 'required' | 'invalid_value'
}

/** What the schema cannot say of a checklist: each key once, what the product does not name has a name, and the licence is always asked for. */
export function checklistProblems(items: readonly ChecklistItem[], named: readonly string[]): ChecklistProblem[] {
  const problems: ChecklistProblem[] = []
  for (const [at, { key, name }] of items.entries()) {
    if (items.findIndex(other => other.key === key) !== at)
      problems.push({ path: `items.${at}.key`, rule: 'duplicate' })
    if (!named.includes(key) && !Object.values(name).some(Boolean))
      problems.push({ path: `items.${at}.name`, rule: 'required' })
  }
  const at = items.findIndex(({ key }) => key === LICENCE_KEY)
  const licence = items[at]
  if (!licence) problems.push({ path: 'items', rule: 'required' })
  else if (licence.kind !== 'document') problems.push({ path: `items.${at}.kind`, rule: 'invalid_value' })
  else if (!licence.active || !licence.required || licence.countries.length > 0 || licence.companyTypes.length > 0)
    problems.push({ path: `items.${at}.required`, rule: 'required' })
  return problems
}
