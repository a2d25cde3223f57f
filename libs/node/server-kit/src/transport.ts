/** An answer that is a file instead of an envelope (endpoints of kind `binary`). */
export interface BinaryAnswer {
  readonly $binary: true
  readonly body: Buffer | NodeJS.ReadableStream
  readonly mime: string
  /** Offered as a download under this name when given. */
  readonly fileName?: string
  readonly cacheControl?: string
}

export function binary(answer: Omit<BinaryAnswer, '$binary'>): BinaryAnswer {
  return { $binary: true, ...answer }
}

export function isBinary(value: unknown): value is BinaryAnswer {
  return typeof value === 'object' && value !== null && '$binary' in value
}

export interface UploadedFile {
  readonly field: string
  readonly fileName: string
  /** What the client claims; handlers look at the bytes. */
  readonly mime: string
  readonly content: Buffer
}

export interface FeedEvent {
  readonly event: string
  readonly data: unknown
}

/** What the handler of a `feed` endpoint answers: it sends from when it is opened until it is closed. */
export interface Feed {
  readonly $feed: true
  open(listener: { send(event: FeedEvent): void; end(): void }): Promise<{ close(): void }>
}

export function feed(open: Feed['open']): Feed {
  return { $feed: true, open }
}

export function isFeed(value: unknown): value is Feed {
  return typeof value === 'object' && value !== null && '$feed' in value
}
