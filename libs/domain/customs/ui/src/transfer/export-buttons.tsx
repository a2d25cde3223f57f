import { Button, Dropdown } from 'antd'
import { FORM_FORMATS, customsRoutes, declarationFormExport } from '@tradeport/domain/customs/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload } from '@tradeport/web/react'
import { DownloadIcon, LinkButton, PrintIcon } from '@tradeport/web/ui'

const EXTENSION = { xlsx: 'xlsx', xml: 'xml', pdf_draft: 'pdf' } as const

/** One form as a workbook, as a PDF or as the message, and its sheet to be printed. */
export function ExportFormButtons({ id, no }: { id: string; no: string }) {
  const t = useT('customs')
  const { download, pending } = useDownload(declarationFormExport)
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: FORM_FORMATS.map(format => ({ key: format, label: t(`transfer.export.${format}`) })),
          onClick: ({ key }) => {
            const format = known(FORM_FORMATS, key) ?? 'xlsx'
            void download({ ids: [id], format }, `${no}.${EXTENSION[format]}`)
          },
        }}
      >
        <Button size="large" loading={pending} icon={<DownloadIcon size={16} />}>
          {t('transfer.export')}
        </Button>
      </Dropdown>
      <LinkButton href={customsRoutes.sheet(id)} variant="secondary" icon={<PrintIcon size={16} />}>
        {t('transfer.print')}
      </LinkButton>
    </>
  )
}
