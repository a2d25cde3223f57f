import { Button, Dropdown } from 'antd'
import { customsRoutes, declarationFormExport } from '@tradeport/domain/customs/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload } from '@tradeport/web/react'
import { DownloadIcon, LinkButton, PrintIcon } from '@tradeport/web/ui'

/** One form as a workbook or as the message, and its sheet to be printed. */
export function ExportFormButtons({ id, no }: { id: string; no: string }) {
  const t = useT('customs')
  const { download, pending } = useDownload(declarationFormExport)
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'xlsx', label: t('transfer.export.xlsx') },
            { key: 'xml', label: t('transfer.export.xml') },
          ],
          onClick: ({ key }) => {
            const format = known(['xlsx', 'xml'] as const, key) ?? 'xlsx'
            void download({ id, format }, `${no}.${format}`)
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
