import { COUNTRY_CODES, type RegionConfig } from '@tradeport/kernel/config'
import { MESSAGE_TYPES, type MessageForm } from '@tradeport/domain/support/contract'

export interface MessageValues {
  form: MessageForm
  type: string
  country: string
  email?: string | undefined
  phone?: string | undefined
}

export interface MessageProblem {
  path: 'type' | 'country' | 'email' | 'phone'
  rule: 'required' | 'invalid_value' | 'country' | 'email' | 'phone'
}

/** Spec section 5: an email address or a phone number is enough, and what is given has the region's form. */
export function messageProblems(
  values: MessageValues,
  region: Pick<RegionConfig, 'emailRegexp' | 'phoneRegexp'>,
): MessageProblem[] {
  const problems: MessageProblem[] = []
  const types: readonly string[] = MESSAGE_TYPES[values.form]
  if (!types.includes(values.type)) problems.push({ path: 'type', rule: values.type ? 'invalid_value' : 'required' })
  if (!COUNTRY_CODES.includes(values.country))
    problems.push({ path: 'country', rule: values.country ? 'country' : 'required' })
  const { email = '', phone = '' } = values
  if (email === '' && phone === '')
    problems.push({ path: 'email', rule: 'required' }, { path: 'phone', rule: 'required' })
  if (email !== '' && !new RegExp(region.emailRegexp).test(email)) problems.push({ path: 'email', rule: 'email' })
  if (phone !== '' && !new RegExp(region.phoneRegexp).test(phone)) problems.push({ path: 'phone', rule: 'phone' })
  return problems
}
