import type { PlatformKey, RegionConfig } from '@tradeport/kernel/config'
import type { ActorContext, UploadedFile } from '@tradeport/node/server-kit'

export interface KeptFile {
  id: string
  name: string
  mime: string
}

/** What companies and their registrations need of the rest of the product. */
export interface CompanyPorts {
  /** Keeps a paper as the caller's own. */
  keepFile(ctx: ActorContext, upload: UploadedFile): Promise<KeptFile>
  /** Deletes papers that nobody needs any more. */
  forgetFiles(ctx: ActorContext, fileIds: readonly string[]): Promise<void>
  /** By id, what the categories of the mall are called; unknown ones are left out. */
  categoryNames(ctx: ActorContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  publicUrl(frontEnd: PlatformKey, route: string, region: RegionConfig): string
}
