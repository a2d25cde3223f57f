import { MAX_FILE_BYTES, fileDownload, uploadFile } from '@tradeport/domain/files/contract'
import { useDocuments } from '@tradeport/web/react'

/** Files of a negotiation: documents that only their owner and the other side may read. */
export const useFiles = () => useDocuments({ upload: uploadFile, download: fileDownload, maxBytes: MAX_FILE_BYTES })
