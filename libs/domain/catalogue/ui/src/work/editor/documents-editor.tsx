import { Button, Input, Select } from 'antd'
import { DOCUMENT_KINDS, DOCUMENT_VISIBILITIES, type ProductDocument } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { TrashIcon } from '@tradeport/web/ui'
import { fieldId, useEditor } from './editor-context'
import { EditorCell } from './editor-field'
import styles from './media.module.css'
import { MAX_MEGABYTES, UploadDrop } from './upload-drop'

const MAX_DOCUMENTS = 20
const ACCEPT = '.pdf,.doc,.docx,.xls,.xlsx'

/** Test reports, certificates and specifications, with who may fetch them. */
export function DocumentsEditor() {
  const t = useT('catalogue')
  const { draft, set, files } = useEditor()
  const documents = draft.documents
  const put = (index: number, values: Partial<ProductDocument>) =>
    set({ documents: documents.map((other, position) => (position === index ? { ...other, ...values } : other)) })
  return (
    <>
      {documents.map((document, index) => (
        <DocumentFields
          key={document.fileId}
          document={document}
          index={index}
          onChange={values => put(index, values)}
          onRemove={() => set({ documents: documents.filter((_other, position) => position !== index) })}
        />
      ))}
      <UploadDrop
        what="documents"
        title={t('product.document.drop')}
        hint={t('product.document.hint', { size: MAX_MEGABYTES, max: MAX_DOCUMENTS })}
        accept={ACCEPT}
        multiple
        disabled={documents.length + files.entries.length >= MAX_DOCUMENTS}
        queue={files}
        entries={files.entries}
        onFiles={chosen => files.add(chosen.slice(0, MAX_DOCUMENTS - documents.length - files.entries.length))}
      />
    </>
  )
}

interface DocumentFieldsProps {
  document: ProductDocument
  index: number
  onChange(values: Partial<ProductDocument>): void
  onRemove(): void
}

function DocumentFields({ document, index, onChange, onRemove }: DocumentFieldsProps) {
  const t = useT('catalogue')
  const path = `documents.${index}`
  const number = index + 1
  return (
    <div className={styles['document']} id={fieldId(path)} role="group" aria-label={document.name}>
      <div className={styles['documentFields']}>
        <EditorCell path={`${path}.name`}>
          {control => (
            <Input
              {...control}
              aria-label={t('product.document.name', { number })}
              maxLength={120}
              value={document.name}
              onChange={event => onChange({ name: event.target.value })}
            />
          )}
        </EditorCell>
        <EditorCell path={`${path}.kind`}>
          {control => (
            <Select
              {...control}
              aria-label={t('product.document.kind', { number })}
              value={document.kind}
              options={DOCUMENT_KINDS.map(value => ({ value, label: t(`product.documentKind.${value}`) }))}
              onChange={kind => onChange({ kind })}
            />
          )}
        </EditorCell>
        <EditorCell path={`${path}.validUntil`}>
          {control => (
            <Input
              {...control}
              type="date"
              aria-label={t('product.document.validUntil', { number })}
              title={t('product.document.validUntil', { number })}
              value={document.validUntil ?? ''}
              onChange={event => onChange({ validUntil: event.target.value || null })}
            />
          )}
        </EditorCell>
        <EditorCell path={`${path}.visibility`}>
          {control => (
            <Select
              {...control}
              aria-label={t('product.document.visibility', { number })}
              value={document.visibility}
              options={DOCUMENT_VISIBILITIES.map(value => ({ value, label: t(`product.visibility.${value}`) }))}
              onChange={visibility => onChange({ visibility })}
            />
          )}
        </EditorCell>
      </div>
      <Button
        type="text"
        icon={<TrashIcon size={18} />}
        aria-label={t('product.document.remove', { name: document.name })}
        onClick={onRemove}
      />
    </div>
  )
}
