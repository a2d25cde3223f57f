import { QUALIFICATION_TYPES, type ServiceQualification } from '@tradeport/domain/service-market/contract'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import { ActButton, DateInput, PartList, PathField, TranslatedField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFileUpload, useNotify } from '@tradeport/web/react'
import { Checkbox, FieldGrid, Select as NativeSelect, TextInput, UploadIcon, useFieldControl } from '@tradeport/web/ui'
import { useRef } from 'react'
import { FileLink } from '../service/file-link'
import { AgreementField } from './agreement-field'
import { useCategoryTree } from '../service/use-category-options'
import { newProof, newQuestion } from './service-draft'
import type { PartProps } from './service-form'
import styles from './service-form.module.css'

export function ProofPart({ form, languages }: PartProps) {
  const t = useT('serviceWork')
  const { content, set } = form
  const asked = useCategoryTree().byCode(content.categoryCode)?.requiredQualifications ?? []
  // The next proof begins as the kind that is still missing.
  const next = asked.find(type => !content.qualifications.some(proof => proof.type === type))
  return (
    <>
      <PartList
        path="qualifications"
        title={t('field.qualifications')}
        parts={content.qualifications}
        onChange={qualifications => set('qualifications', qualifications)}
        make={() => newProof(next)}
        nameOf={index => t('form.proof', { number: index + 1 })}
        addLabel={t('form.proof.add')}
        empty={t('form.proof.none')}
        max={10}
      >
        {(proof, index, change) => <ProofFields proof={proof} path={`qualifications.${index}`} onChange={change} />}
      </PartList>
      <TranslatedField
        path="afterSalePolicy"
        label={t('field.afterSalePolicy')}
        help={t('field.afterSalePolicy.help')}
        value={content.afterSalePolicy}
        onChange={policy => set('afterSalePolicy', policy)}
        languages={languages}
        limit={2000}
        rows={4}
        required
      />
      <AgreementField form={form} locale={languages.shown} />
      <PartList
        path="faq"
        title={t('field.faq')}
        parts={content.faq}
        onChange={faq => set('faq', faq)}
        make={newQuestion}
        nameOf={index => t('form.faq', { number: index + 1 })}
        addLabel={t('form.faq.add')}
        empty={t('form.faq.none')}
        max={20}
      >
        {(entry, index, change) => (
          <FieldGrid>
            <TranslatedField
              path={`faq.${index}.question`}
              label={t('field.question')}
              value={entry.question}
              onChange={question => change({ question })}
              languages={languages}
              limit={300}
              required
              wide
            />
            <TranslatedField
              path={`faq.${index}.answer`}
              label={t('field.answer')}
              value={entry.answer}
              onChange={answer => change({ answer })}
              languages={languages}
              limit={2000}
              rows={3}
              required
              wide
            />
          </FieldGrid>
        )}
      </PartList>
      <Checkbox
        checked={content.publishOnApproval}
        description={t('field.publishOnApproval.help')}
        onValue={publish => set('publishOnApproval', publish)}
      >
        {t('field.publishOnApproval')}
      </Checkbox>
    </>
  )
}

interface ProofFieldsProps {
  proof: ServiceQualification
  path: string
  onChange(change: Partial<ServiceQualification>): void
}

function ProofFields({ proof, path, onChange }: ProofFieldsProps) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  return (
    <FieldGrid>
      <PathField path={`${path}.type`} label={t('field.type')} required>
        <NativeSelect
          value={proof.type}
          options={QUALIFICATION_TYPES.map(value => ({ value, label: tm(`qualification.${value}`) }))}
          onValue={value => onChange({ type: QUALIFICATION_TYPES.find(type => type === value) ?? 'other' })}
        />
      </PathField>
      <PathField path={`${path}.no`} label={t('field.no')} required>
        <TextInput value={proof.no} maxLength={80} onValue={no => onChange({ no })} />
      </PathField>
      <PathField path={`${path}.validTo`} label={t('field.validTo')}>
        {({ id }) => (
          <DateInput
            id={id}
            value={proof.validTo ?? undefined}
            onChange={date => onChange({ validTo: date ?? null })}
          />
        )}
      </PathField>
      <PathField path={`${path}.fileId`} label={t('field.fileId')} required>
        <ScanControl fileId={proof.fileId ?? null} onChange={fileId => onChange({ fileId })} />
      </PathField>
    </FieldGrid>
  )
}

const SCANS = '.pdf,.jpg,.jpeg,.png,.webp'

function ScanControl({ fileId, onChange }: { fileId: string | null; onChange(fileId: string): void }) {
  const t = useT('serviceWork')
  const te = useT('entity')
  const control = useFieldControl()
  const notify = useNotify()
  const picker = useRef<HTMLInputElement>(null)
  const { send, pending, percent } = useFileUpload(uploadFile, 'document')
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_FILE_BYTES) {
      notify.error(te('files.tooLarge', { name: file.name, size: Math.floor(MAX_FILE_BYTES / 1024 / 1024) }))
      return
    }
    const id = await send(file)
    if (id !== undefined) onChange(id)
  }
  return (
    <div className={styles['scan']}>
      <input
        ref={picker}
        type="file"
        hidden
        accept={SCANS}
        onChange={event => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {fileId && <FileLink fileId={fileId} />}
      <ActButton
        id={control.id}
        aria-describedby={control['aria-describedby']}
        icon={<UploadIcon size={16} />}
        loading={pending}
        onClick={() => picker.current?.click()}
      >
        {pending
          ? t('form.proof.uploading', { percent: percent ?? 0 })
          : t(fileId ? 'form.proof.replace' : 'form.proof.upload')}
      </ActButton>
    </div>
  )
}
