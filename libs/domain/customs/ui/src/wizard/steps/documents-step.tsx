import {
  EDOC_FIELDS,
  LICENCE_FIELDS,
  MAX_ITEMS,
  SUPPLEMENT_FIELDS,
  type DeclarationContent,
} from '@tradeport/domain/customs/contract'
import { MAX_FILE_BYTES, fileDownload, uploadFile } from '@tradeport/domain/files/contract'
import { AttachmentField, useProblemAt, type AttachedFile } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useUpload } from '@tradeport/web/react'
import { Button, DownloadIcon } from '@tradeport/web/ui'
import { useRef } from 'react'
import { FieldGroup } from '../field/field-group'
import { RowCards } from '../field/row-cards'
import { withFiles, withRow, withoutRow, type RowList } from '../model/content-edit'
import { useWizard } from '../wizard-context'
import { Folded } from './head-step'
import { Part } from '../field/part'
import styles from '../wizard.module.css'

const MAX_PAPERS = 50
/** The last of them are asked of imports alone. */
const SUPPLEMENT_NAMES = [
  'gNo',
  'supType',
  'brandCn',
  'brandEn',
  'buyerName',
  'buyerContact',
  'buyerAddress',
  'buyerPhone',
  'sellerName',
  'sellerContact',
  'sellerAddress',
  'sellerPhone',
  'factoryName',
  'factoryContact',
  'factoryAddress',
  'factoryPhone',
  'contractNo',
  'contractDate',
  'invoiceNo',
  'invoiceDate',
  'relatedParties',
  'priceInfluenced',
  'priceComparable',
  'useRestricted',
  'priceConditional',
  'priceNote',
  'royaltyPaid',
  'proceedsShared',
  'paymentNote',
] as const

/** Licences by their numbers, papers as files, and what customs asks for besides. */
export function DocumentsStep({ content }: { content: DeclarationContent }) {
  const t = useT('customs')
  const { edit, remove } = useWizard()
  const { upload } = useUpload(uploadFile)
  const { download } = useDownload(fileDownload)
  const sizes = useRef(new Map<string, number>())
  const problem = useProblemAt('eDocs')
  const rows = (list: RowList) => ({
    onAdd: () => edit(before => withRow(before, list)),
    onRemove: (index: number) => remove(before => withoutRow(before, list, index)),
  })
  const files: AttachedFile[] = content.eDocs.flatMap(({ fileId, edocId }) =>
    fileId === null ? [] : [{ fileId, name: edocId }],
  )
  return (
    <>
      <Part title={t('wizard.section.licences')}>
        <RowCards
          path="licenceDocs"
          title={t('wizard.rows.licences')}
          titleHidden
          addText={t('wizard.rows.licences.add')}
          names={['docuCode', 'certCode']}
          fields={LICENCE_FIELDS}
          rows={content.licenceDocs}
          max={20}
          {...rows('licenceDocs')}
        />
      </Part>
      <Part title={t('wizard.section.papers')} note={t('wizard.section.papers.note')}>
        <AttachmentField
          value={files}
          max={MAX_PAPERS}
          maxBytes={MAX_FILE_BYTES}
          upload={async file => {
            const result = await upload(file, { kind: 'document' })
            if (!result.ok) return undefined
            sizes.current.set(result.data.id, result.data.size)
            return result.data.id
          }}
          onChange={next => {
            const change = next.length < files.length ? remove : edit
            change(before => withFiles(before, next, sizes.current))
          }}
        />
        {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
        <RowCards
          path="eDocs"
          title={t('wizard.rows.papers')}
          addText={t('wizard.rows.papers.add')}
          names={['edocCode', 'edocId', 'edocFormatType', 'opNote']}
          fields={EDOC_FIELDS}
          rows={content.eDocs}
          max={MAX_PAPERS}
          {...rows('eDocs')}
        >
          {index => {
            const row = content.eDocs[index]
            if (!row) return null
            const { fileId } = row
            return (
              <>
                {fileId !== null && (
                  <div>
                    <Button
                      size="small"
                      variant="quiet"
                      icon={<DownloadIcon size={16} />}
                      onClick={() => void download({ id: fileId }, row.edocId)}
                    >
                      {t('wizard.papers.open')}
                    </Button>
                  </div>
                )}
                <Folded title={t('wizard.papers.details')}>
                  <FieldGroup
                    path={`eDocs.${index}`}
                    names={['edocCopId', 'edocOwnerCode', 'edocOwnerName', 'signUnit', 'signTime', 'edocSize']}
                    fields={EDOC_FIELDS}
                    values={row}
                  />
                </Folded>
              </>
            )
          }}
        </RowCards>
      </Part>
      <Folded title={t('wizard.section.supplements')} note={t('wizard.section.supplements.note')}>
        <RowCards
          path="supplements"
          title={t('wizard.rows.supplements')}
          titleHidden
          addText={t('wizard.rows.add')}
          names={SUPPLEMENT_NAMES}
          fields={SUPPLEMENT_FIELDS}
          rows={content.supplements}
          max={MAX_ITEMS}
          {...rows('supplements')}
        />
      </Folded>
    </>
  )
}
