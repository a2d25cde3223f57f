import { uploadFile } from '@tradeport/domain/files/contract'
import { useUpload } from '@tradeport/web/react'

/** Sends one file and answers with its id; undefined when it was refused (the shared layer has said why). */
export function useFileUpload(kind: 'image' | 'document'): (file: File) => Promise<string | undefined> {
  const { upload } = useUpload(uploadFile)
  return async file => {
    const result = await upload(file, { kind })
    return result.ok ? result.data.id : undefined
  }
}
