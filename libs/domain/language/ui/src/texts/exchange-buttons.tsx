import { Button, Dropdown } from 'antd'
import {
  languageExport,
  languageImportApply,
  languageImportPreview,
  type ImportProblem,
} from '@tradeport/domain/language/contract'
import { ALL_LOCALES } from '@tradeport/kernel/config'
import { ImportDialog, type ImportPreview } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDownload, useUpload } from '@tradeport/web/react'
import { useState } from 'react'
import { ChangeList } from '../versions/change-list'
import type { TextQuery } from '../use-text-query'

const MAX_MEGABYTES = 5
const MAX_ROWS = 10_000
const SHOWN = 20

/** What the list shows as a spreadsheet, and back: with a preview, all or nothing. */
export function ExchangeButtons({ query, scope, mayImport }: { query: TextQuery; scope: string; mayImport: boolean }) {
  const t = useT('languageWork')
  const [open, setOpen] = useState(false)
  const file = useDownload(languageExport)
  const download = (all: boolean) =>
    file.download(
      {
        scope,
        locale: query.locale,
        locales: all ? [...ALL_LOCALES] : [query.locale],
        show: query.show,
        ...(query.area ? { namespace: query.area } : {}),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      `texts-${query.locale}.xlsx`,
    )
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'one', label: t('export.one') },
            { key: 'all', label: t('export.all') },
          ],
          onClick: ({ key }) => void download(key === 'all'),
        }}
      >
        <Button loading={file.pending}>{t('action.export')}</Button>
      </Dropdown>
      {mayImport && <Button onClick={() => setOpen(true)}>{t('action.import')}</Button>}
      <TextImport scope={scope} open={open} onClose={() => setOpen(false)} onTemplate={() => download(false)} />
    </>
  )
}

interface TextImportProps {
  scope: string
  open: boolean
  onClose(): void
  onTemplate(): Promise<boolean>
}

function TextImport({ scope, open, onClose, onTemplate }: TextImportProps) {
  const t = useT('languageWork')
  const reader = useUpload(languageImportPreview)
  const apply = useAction(languageImportApply)

  const reasonOf = ({ fault, names }: ImportProblem) =>
    t(`import.fault.${fault}`, { names: names.map(name => `{${name}}`).join(', ') })
  const read = async (file: File): Promise<ImportPreview | undefined> => {
    const result = await reader.upload(file, { scope })
    if (!result.ok) return undefined
    const { importId, rowCount, changes, changeCount, problems, problemCount } = result.data
    return {
      jobId: importId,
      rows: rowCount,
      imported: changeCount,
      problems: problems.map(problem => ({ ...problem, reason: reasonOf(problem) })),
      problemCount,
      content:
        changeCount === 0 ? (
          <p>{t('import.nothing')}</p>
        ) : (
          <>
            <p>{t('import.changes', { count: changeCount })}</p>
            <ChangeList changes={changes.slice(0, SHOWN)} total={changeCount} />
          </>
        ),
    }
  }
  return (
    <ImportDialog
      open={open}
      maxMegabytes={MAX_MEGABYTES}
      maxRows={MAX_ROWS}
      onTemplate={async () => void (await onTemplate())}
      onPreview={read}
      onApply={async (preview, signal) => (await apply.run({ importId: preview.jobId }, signal)).ok}
      onClose={onClose}
    />
  )
}
