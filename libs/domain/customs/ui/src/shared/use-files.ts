import { MAX_FILE_BYTES, fileDownload, uploadFile } from '@tradeport/domain/files/contract'
import { useDownload, useUpload } from '@tradeport/web/react'

/** Papers that only the company, its broker and the operators may read. */
export function useFiles() {
  const { upload } = useUpload(uploadFile)
  const { download } = useDownload(fileDownload)
  return {
    maxBytes: MAX_FILE_BYTES,
    upload: async (file: File) => {
      const result = await upload(file, { kind: 'document' })
      return result.ok ? result.data.id : undefined
    },
    open: (file: { fileId: string; name: string }) => void download({ id: file.fileId }, file.name),
  }
}
