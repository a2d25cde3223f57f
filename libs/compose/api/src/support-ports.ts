import { documentContent, forgetDocuments, keepDocument } from '@tradeport/domain/files/server'
import { operatorsServing, type RolesWith } from '@tradeport/domain/identity/server'
import type { SourcingPorts } from '@tradeport/domain/sourcing/server'
import type { SupportPorts } from '@tradeport/domain/support/server'
import { offerPort } from './offer-port'

/** What leaving a message needs of the other domains. */
export function supportPorts(
  publicUrl: SupportPorts['publicUrl'],
  sourcing: SourcingPorts,
  codes: SupportPorts['codes'],
  rolesWith: RolesWith,
): SupportPorts {
  return {
    files: {
      async keep(ctx, upload) {
        const { id, fileName, size } = await keepDocument(ctx, upload)
        return { id, name: fileName, size }
      },
      read: documentContent,
      forget: forgetDocuments,
    },
    operators: { serving: (ctx, permission) => operatorsServing(ctx, permission, rolesWith) },
    offers: offerPort(sourcing),
    codes,
    publicUrl,
  }
}
