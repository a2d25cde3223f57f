import type { ProviderRole } from '@tradeport/kernel/config'

/** Who writes what a provider's page says of it. */
export const PROFILE_EDITORS = ['provider_owner'] as const satisfies readonly ProviderRole[]
