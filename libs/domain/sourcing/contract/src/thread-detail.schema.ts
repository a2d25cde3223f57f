import { documentEvent, z } from '@tradeport/kernel/contract-kit'
import { inquiryContent } from './inquiry.schema'
import { quotationRow } from './quotation.schema'
import { threadRow } from './thread.schema'

/** One negotiation with all it needs: the request, the versions and where both stand. */
export const threadDetailOutput = () =>
  z.extend(threadRow(), {
    inquiry: inquiryContent(),
    /** All versions the reader may see, newest first; the seller's own draft included. */
    quotations: z.array(quotationRow()),
    declineReason: z.nullable(z.string()),
    closeReason: z.nullable(z.string()),
    firstViewedAt: z.nullable(z.string()),
    firstReplyAt: z.nullable(z.string()),
    lastSeq: z.int(),
    timeline: z.array(documentEvent()),
  })
export type ThreadDetail = z.output<ReturnType<typeof threadDetailOutput>>
