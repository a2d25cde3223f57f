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

export interface FileStore {
  /** Content under a key of its own; the caller records it in `file_asset`. Who may read: `grantFiles`. */
  readonly blobs: BlobStore
}
