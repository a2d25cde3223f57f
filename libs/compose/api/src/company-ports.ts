import { categoryNames } from '@tradeport/domain/catalogue/server'
import { forgetDocuments, keepDocument } from '@tradeport/domain/files/server'
import type { CompanyPorts } from '@tradeport/domain/identity/server'

/** What companies and their registrations need of the other domains. */
export function companyPorts(publicUrl: CompanyPorts['publicUrl']): CompanyPorts {
  return {
    async keepFile(ctx, upload) {
      const { id, fileName, mime } = await keepDocument(ctx, upload)
      return { id, name: fileName, mime }
    },
    forgetFiles: forgetDocuments,
    categoryNames,
    publicUrl,
  }
}
