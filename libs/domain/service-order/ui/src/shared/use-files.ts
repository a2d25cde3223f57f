import { MAX_FILE_BYTES, fileDownload, uploadFile } from '@tradeport/domain/files/contract'
import { useDocuments } from '@tradeport/web/react'

/** Papers and results that only the two sides may read. */
export const useFiles = () => useDocuments({ upload: uploadFile, download: fileDownload, maxBytes: MAX_FILE_BYTES })
