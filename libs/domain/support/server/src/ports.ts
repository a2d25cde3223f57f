import type { MessageFile } from '@tradeport/domain/support/contract'
import type { PlatformKey, RegionConfig } from '@tradeport/kernel/config'
import type { ActorContext, ReadableFile, UploadedFile } from '@tradeport/node/server-kit'

export interface SupportPorts {
  files: {
    keep(ctx: ActorContext, upload: UploadedFile): Promise<MessageFile>
    /** Whatever the caller's rights: who may read is decided here, by message. */
    read(ctx: ActorContext, fileId: string): Promise<ReadableFile | undefined>
    forget(ctx: ActorContext, fileIds: readonly string[]): Promise<void>
  }
  operators: {
    /** Operators with one of the roles who serve the region of the call. */
    serving(ctx: ActorContext, roles: readonly string[]): Promise<{ userId: string; name: string }[]>
  }
  publicUrl(frontEnd: PlatformKey, route: string, region: RegionConfig): string
}
