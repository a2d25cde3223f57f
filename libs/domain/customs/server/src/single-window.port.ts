import type { SenderMode, TestedStep } from '@tradeport/domain/customs/contract'
import type { ReceiptFacts } from '@tradeport/domain/customs/rules'
import type { JobStep } from '@tradeport/node/server-kit'

/** Whose messages go by which way. */
export interface SenderWay {
  readonly id: string
  readonly regionId: string
  readonly companyId: string
  readonly mode: SenderMode
  /** A plain name, where it goes by a folder. */
  readonly folder: string
}

/** A sender as it stands: what comes back for it may lie in the folders that it had before, too. */
export interface Sender extends SenderWay {
  readonly formerFolders: readonly string[]
}

/** A paper that came along. */
export interface Attachment {
  readonly fileName: string
  readonly content: Buffer
}

export interface GatewayMessage {
  /** The number of this sending: whoever takes it knows by it what has arrived already. */
  readonly clientSeqNo: string
  readonly text: string
}

/** What came from the other side, as it reads. */
export interface GatewayReceipt {
  /** By which the adapter knows it when it is taken. */
  readonly ref: string
  /** Absent where nothing could be read: `raw` is all there is. */
  readonly read?: {
    /** Where it says so itself; one that names one of our sendings is about what was sent. */
    readonly about?: 'amendment' | undefined
    readonly clientSeqNo: string
    /** Of a form its unified number, of a request about one the number of that. */
    readonly cusCiqNo: string
    readonly entryId: string
    /** Of the pre-entry (预录入编号). */
    readonly preEntryId?: string | undefined
    readonly customMaster: string
    readonly channel: string
    /** ISO instant. */
    readonly noticeDate: string
    readonly note: string
    /** What else it says of the form. */
    readonly facts?: ReceiptFacts | undefined
  }
  readonly raw: string
  /** In whose folder it lay: it is about what that one sent, and about nothing else. Absent where the other side does not tell them apart. */
  readonly from?: SenderWay
  /** What lay beside it, read when it is known that it is new. */
  readonly papers?: () => Promise<readonly Attachment[]>
}

/** Customs writes its own time, without a zone: China's. */
export function customsInstantOf(text: string): string | undefined {
  const local = /^(\d{4})-?(\d{2})-?(\d{2})[T ]?(\d{2})?:?(\d{2})?:?(\d{2})?$/.exec(text.trim())
  const written = local
    ? `${local[1]}-${local[2]}-${local[3]}T${local[4] ?? '00'}:${local[5] ?? '00'}:${local[6] ?? '00'}+08:00`
    : text.trim()
  const at = new Date(written)
  // Years of other than four digits are none of customs', and the database would not take them.
  return Number.isNaN(at.getTime()) || !/^\d{4}-/.test(at.toISOString()) ? undefined : at.toISOString()
}

/** Whoever tests looks at the sender itself first; these are the steps of the way. */
export type WaySteps = readonly TestedStep[]

/**
 * The Single Window (trade-services.md 20B). What is delivered twice under one number is one delivery, and what was not marked as taken is
 * told again: with that, whatever stops in between is gone on with and never sent twice.
 */
export interface SingleWindowPort {
  /** The ways that there are here; the first is that of a new sender. */
  readonly modes: readonly SenderMode[]
  /** Its own steps, each of them once. */
  test(sender: SenderWay): Promise<WaySteps>
  /** Whether a number has arrived by this way, whatever became of it there. */
  holds(step: JobStep, sender: SenderWay, clientSeqNo: string): Promise<boolean>
  deliver(step: JobStep, sender: SenderWay, message: GatewayMessage): Promise<void>
  /** What came back for these senders. */
  receipts(step: JobStep, senders: readonly Sender[]): Promise<readonly GatewayReceipt[]>
  /** These are kept: they need not be told again. */
  taken(step: JobStep, receipts: readonly Pick<GatewayReceipt, 'ref' | 'from'>[]): Promise<void>
}
