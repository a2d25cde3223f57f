import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { useCallback } from 'react'
import type * as z from 'zod/mini'
import { useDownload, useUpload } from './use-transfer'

/** Where documents are kept that only those may read who take part in what they belong to. */
export interface DocumentStore {
  readonly upload: Endpoint<z.ZodMiniType<unknown, { kind: 'image' | 'document' }>, z.ZodMiniType<{ id: string }>>
  readonly download: Endpoint<z.ZodMiniType<unknown, { id: string }>>
  readonly maxBytes: number
}

/** Keeps one file at a time and answers its id, or undefined where it was refused: the shared layer has said why. */
export function useFileUpload(store: DocumentStore['upload'], kind: 'image' | 'document') {
  const { upload, ...transfer } = useUpload(store)
  const send = useCallback(
    async (file: File): Promise<string | undefined> => {
      const result = await upload(file, { kind })
      return result.ok ? result.data.id : undefined
    },
    [upload, kind],
  )
  return { ...transfer, send }
}

/** Taking and opening documents; `upload` answers the id of what was kept, or undefined where it was refused. */
export function useDocuments(store: DocumentStore) {
  const { send: upload } = useFileUpload(store.upload, 'document')
  const { download } = useDownload(store.download)
  return {
    maxBytes: store.maxBytes,
    upload,
    open: (file: { fileId: string; name: string }) => void download({ id: file.fileId }, file.name),
  }
}
