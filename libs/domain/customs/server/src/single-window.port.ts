import type { ReceiptFacts } from '@tradeport/domain/customs/rules'
import type { JobStep } from '@tradeport/node/server-kit'

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
    readonly customMaster: string
    readonly channel: string
    /** ISO instant. */
    readonly noticeDate: string
    readonly note: string
    /** What else it says of the form. */
    readonly facts?: ReceiptFacts | undefined
  }
  readonly raw: string
}

/** Customs writes its own time, without a zone: China's. */
export function customsInstantOf(text: string): string | undefined {
  const local = /^(\d{4})-?(\d{2})-?(\d{2})[T ]?(\d{2})?:?(\d{2})?:?(\d{2})?$/.exec(text.trim())
  const written = local
    ? `${local[1]}-${local[2]}-${local[3]}T${local[4] ?? '00'}:${local[5] ?? '00'}:${local[6] ?? '00'}+08:00`
    : text.trim()
  const at = new Date(written)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

export interface ConnectionTest {
  readonly ok: boolean
  readonly step: 'cert' | 'network' | 'auth' | 'folder'
  readonly message: string
}

/**
 * The Single Window (trade-services.md 20B). What is delivered twice under one number is one delivery, and what was not marked as taken is
 * told again: with that, whatever stops in between is gone on with and never sent twice.
 */
export interface SingleWindowPort {
  readonly name: 'simulator' | 'folder'
  test(): Promise<ConnectionTest>
  /** Whether a number has arrived, by whatever way. */
  holds(step: JobStep, clientSeqNo: string): Promise<boolean>
  deliver(step: JobStep, message: GatewayMessage): Promise<void>
  receipts(step: JobStep): Promise<readonly GatewayReceipt[]>
  /** These are kept: they need not be told again. */
  taken(step: JobStep, refs: readonly string[]): Promise<void>
}
