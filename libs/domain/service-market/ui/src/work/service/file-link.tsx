import { fileDownload, fileInfo } from '@tradeport/domain/files/contract'
import { AttachmentList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useEndpoint } from '@tradeport/web/react'

/** The scan of a proof, by its own name. */
export function FileLink({ fileId }: { fileId: string }) {
  const t = useT('serviceWork')
  const info = useEndpoint(fileInfo, { ids: [fileId] }, { quiet: true })
  const { download } = useDownload(fileDownload)
  const name = info.data?.files[0]?.fileName ?? t('detail.file')
  return <AttachmentList files={[{ fileId, name }]} open={file => void download({ id: file.fileId }, file.name)} />
}
