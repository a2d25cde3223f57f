import { MAX_FILE_BYTES, fileDownload, uploadFile } from '@tradeport/domain/files/contract'
import { useDocuments } from '@tradeport/web/react'

/** Papers that only the company, its broker and the operators may read. */
export const useFiles = () => useDocuments({ upload: uploadFile, download: fileDownload, maxBytes: MAX_FILE_BYTES })
