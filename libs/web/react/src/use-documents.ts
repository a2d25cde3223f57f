import type { Endpoint } from '@tradeport/kernel/contract-kit'
import type * as z from 'zod/mini'
import { useDownload, useUpload } from './use-transfer'

/** Where documents are kept that only those may read who take part in what they belong to. */
export interface DocumentStore {
  readonly upload: Endpoint<z.ZodMiniType<unknown, { kind: 'image' | 'document' }>, z.ZodMiniType<{ id: string }>>
  readonly download: Endpoint<z.ZodMiniType<unknown, { id: string }>>
  readonly maxBytes: number
}

/** Taking and opening documents; `upload` answers the id of what was kept, or undefined where it was refused. */
export function useDocuments(store: DocumentStore) {
  const { upload } = useUpload(store.upload)
  const { download } = useDownload(store.download)
  return {
    maxBytes: store.maxBytes,
    upload: async (file: File) => {
      const result = await upload(file, { kind: 'document' })
      return result.ok ? result.data.id : undefined
    },
    open: (file: { fileId: string; name: string }) => void download({ id: file.fileId }, file.name),
  }
}
