import type { CompanyData, RegistrationParty, RequirementKey } from '@tradeport/domain/identity/contract'

export interface RegistrationRequirement {
  readonly key: RequirementKey
  readonly required: boolean
  /** MIME types of the files that are taken. */
  readonly formats: readonly string[]
  readonly maxFiles: number
}

interface RequirementRule extends RegistrationRequirement {
  readonly parties: readonly RegistrationParty[]
  /** Region codes; everywhere when absent. */
  readonly regions?: readonly string[]
  readonly when?: (company: Pick<CompanyData, 'country' | 'companyType'>) => boolean
}

const SCANS = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const

const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

const makes = ({ companyType }: Pick<CompanyData, 'companyType'>) =>
  companyType === 'manufacturer' || companyType === 'industry_trade'

/** What has to be proven to take part, by party, region, country and kind of company. */
const REQUIREMENTS: readonly RequirementRule[] = [
  { key: 'business_licence', parties: ['seller', 'provider', 'buyer'], required: true, formats: SCANS, maxFiles: 3 },
  { key: 'service_licence', parties: ['provider'], required: true, formats: SCANS, maxFiles: 5 },
  {
    key: 'export_licence',
    parties: ['seller'],
    required: false,
    formats: SCANS,
    maxFiles: 3,
    when: ({ country }) => country === 'CN',
  },
  {
    key: 'vat_certificate',
    parties: ['seller', 'provider', 'buyer'],
    required: false,
    formats: SCANS,
    maxFiles: 2,
    when: ({ country }) => EU.has(country),
  },
  // The knitwear market shows how its mills work; elsewhere nobody asks for it.
  {
    key: 'factory_photos',
    parties: ['seller'],
    regions: ['0572'],
    required: false,
    formats: PICTURES,
    maxFiles: 8,
    when: makes,
  },
]

export function registrationRequirements(
  party: RegistrationParty,
  regionCode: string,
  company: Pick<CompanyData, 'country' | 'companyType'>,
): RegistrationRequirement[] {
  return REQUIREMENTS.filter(
    rule =>
      rule.parties.includes(party) &&
      (rule.regions === undefined || rule.regions.includes(regionCode)) &&
      (rule.when?.(company) ?? true),
  ).map(({ key, required, formats, maxFiles }) => ({ key, required, formats, maxFiles }))
}
