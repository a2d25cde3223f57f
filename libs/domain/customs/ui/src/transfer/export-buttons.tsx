import { Dropdown } from 'antd'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { FORM_FORMATS, customsRoutes, declarationFormExport } from '@tradeport/domain/customs/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { known, useAbility } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload } from '@tradeport/web/react'
import { Button, DownloadIcon, LinkButton, LockIcon, PrintIcon, Tooltip } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'

/** Before the number of a sending. */
const SENT = 'sent '
const EXTENSION = { xlsx: 'xlsx', xml: 'xml', pdf_draft: 'pdf' } as const

interface Exported {
  readonly id: string
  readonly no: string
  /** Sendings so far: each can be fetched as it went out. */
  readonly attempt: number
}

/** One form as a workbook, as a PDF or as the message, and its sheet to be printed. */
export function ExportFormButtons(form: Exported) {
  const t = useT('customs')
  const Files = useAudience() === 'platform' ? FormFiles : PaidFormFiles
  return (
    <>
      <Files {...form} />
      <LinkButton href={customsRoutes.sheet(form.id)} variant="secondary" icon={<PrintIcon size={16} />}>
        {t('transfer.print')}
      </LinkButton>
    </>
  )
}

/** Companies buy it as they buy other exports: it says so before a format is chosen, and once more where it is used up meanwhile. */
function PaidFormFiles(form: Exported) {
  const { result, hint, check } = useAbility(abilityQuery, DATA_EXPORT_ABILITY)
  return (
    <Tooltip content={hint}>
      <span>
        <FormFiles {...form} isLocked={result !== null} check={check} />
      </span>
    </Tooltip>
  )
}

interface FormFilesProps extends Exported {
  readonly isLocked?: boolean
  /** Whether the click may go on. */
  readonly check?: () => Promise<boolean>
}

function FormFiles({ id, no, attempt: sendings, isLocked = false, check }: FormFilesProps) {
  const t = useT('customs')
  const { download, pending } = useDownload(declarationFormExport)
  const take = async (key: string) => {
    if (check && !(await check())) return
    if (key.startsWith(SENT)) {
      const attempt = Number(key.slice(SENT.length))
      return void (await download({ ids: [id], format: 'xml', attempt }, `${no}-${attempt}.xml`))
    }
    const format = known(FORM_FORMATS, key) ?? 'xlsx'
    await download({ ids: [id], format }, `${no}.${EXTENSION[format]}`)
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...FORM_FORMATS.map(format => ({ key: format, label: t(`transfer.export.${format}`) })),
          ...Array.from({ length: sendings }, (_none, place) => sendings - place).map(number => ({
            key: `${SENT}${number}`,
            label: t('transfer.export.sent', { number }),
          })),
        ],
        onClick: ({ key }) => void take(key),
      }}
    >
      <Button loading={pending} icon={isLocked ? <LockIcon size={16} /> : <DownloadIcon size={16} />}>
        {t('transfer.export')}
      </Button>
    </Dropdown>
  )
}
