export const REGISTRATION_STATUSES = [
  'draft',
  'submitted',
  'in_review',
  'need_more_info',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

export const REGISTRATION_PARTIES = ['seller', 'provider', 'buyer'] as const
export type RegistrationParty = (typeof REGISTRATION_PARTIES)[number]
