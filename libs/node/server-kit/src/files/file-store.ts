import type { SQL } from 'drizzle-orm'
import type { VirusScanner } from './virus-scanner'

/** Where files lie: a folder or a bucket. Keys are made by the product and never by a caller. */
export interface BlobStore {
  put(key: string, content: Buffer, mime: string): Promise<void>
  /** @returns undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** Nothing happens where there is none. */
  remove(key: string): Promise<void>
}

export interface StoredFile {
  id: string
  url: string
  fileName: string
  mime: string
  size: number
  width: number | null
  height: number | null
}

export interface ReadableFile {
  content: Buffer
  mime: string
  fileName: string
}

/** Where the files of one kind of document stand. */
export interface FileSource {
  readonly document: string
  /** `select document, id, no, company_id from … where …`: the documents that `file_asset f` belongs to. */
  readonly found: SQL
}

export interface FileStore {
  /** The sources that an operator with these roles may read. */
  sourcesFor(roles: readonly string[]): readonly FileSource[]

  /** Content under a key of its own; the caller records it in `file_asset`. Who may read: `grantFiles`. */
  readonly blobs: BlobStore
  /** What looks through papers before others read them. */
  readonly scanner: VirusScanner
}
