import { id, text, z } from '@tradeport/kernel/contract-kit'

/** A file as its owner attached it: the id that `file/upload` answered and the name people know it by. */
export const attachment = () => z.object({ fileId: id(), name: text(255) })
export type Attachment = z.output<ReturnType<typeof attachment>>

export const MAX_ATTACHMENTS = 20
export const attachments = () => z._default(z.array(attachment()).check(z.maxLength(MAX_ATTACHMENTS)), [])
