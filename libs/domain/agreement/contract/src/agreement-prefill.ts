import type { AgreementVariable } from './agreement.schema'

/** Variables of these names are filled in at first: from the profile of the customer's company, and the contact of the order. */
export const PREFILLED_VARIABLES = [
  'company_name',
  'company_no',
  'company_address',
  'contact_name',
  'contact_phone',
  'contact_email',
] as const
export type PrefilledVariable = (typeof PREFILLED_VARIABLES)[number]

/** What the customer wrote, and what is known where it wrote nothing yet; emptied is written. */
export function withPrefilled(
  variables: readonly Pick<AgreementVariable, 'key'>[],
  known: Readonly<Record<PrefilledVariable, string>>,
  written: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked = PREFILLED_VARIABLES.filter(name => known[name] !== '' && variables.some(({ key }) => key === name))
  return { ...Object.fromEntries(asked.map(name => [name, known[name]])), ...written }
}
