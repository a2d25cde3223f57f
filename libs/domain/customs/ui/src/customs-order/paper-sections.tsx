import { customsRoutes, type CustomsOrderDetail } from '@tradeport/domain/customs/contract'
import { ActionBar, AttachmentList, DetailSection, Facts, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import { useAudience } from './audience'
import { useFiles } from '../shared/use-files'
import styles from './customs-order.module.css'
import { documentActions } from './document-actions'
import { DOCUMENT_TONES } from './tones'

interface SectionProps {
  order: CustomsOrderDetail
}

/** The papers of the order: what is needed, what came, and what the broker thinks of it. */
export function DocumentSection({ order }: SectionProps) {
  const t = useT('customsOrder')
  const format = useFormat()
  const files = useFiles()
  return (
    <DetailSection id="documents" title={t('section.documents')}>
      <ul className={styles['parts']}>
        {order.documents.map(document => (
          <li key={document.no} className={styles['part']}>
            <div className={styles['partHead']}>
              <span>
                <span className={styles['partName']}>{t(`doc.${document.docType}`)}</span>
                <span className={styles['quiet']}>
                  {` · ${t(document.required ? 'doc.required' : 'doc.optional')}`}
                  {document.uploadedAt !== null && ` · ${format.dateTime(document.uploadedAt)}`}
                </span>
              </span>
              <StatusTag tone={DOCUMENT_TONES[document.status]}>{t(`docStatus.${document.status}`)}</StatusTag>
            </div>
            {document.note !== null && <span>{t('doc.asked', { note: document.note })}</span>}
            {document.reason !== null && <span>{document.reason}</span>}
            <AttachmentList files={document.files} open={files.open} />
            <div className={styles['buttons']}>
              <ActionBar entity={documentActions.source} row={documentActions.row(order, document)} audience="all" />
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** By what the broker may act for the company. */
export function DelegationSection({ order }: SectionProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const audience = useAudience()
  const format = useFormat()
  const files = useFiles()
  const { type, no, validTo, file } = order.delegation
  return (
    <DetailSection title={t('section.delegation')}>
      <div className="tp-stack">
        <Facts
          facts={[
            { key: 'type', label: t('field.delegationType'), value: t(`delegationType.${type}`) },
            { key: 'no', label: t('field.delegationNo'), value: no },
            { key: 'validTo', label: tc('delegation.validTo'), value: format.civilDate(validTo) },
          ]}
        />
        {no === '' && <p className="tp-soft">{t('delegation.empty')}</p>}
        {file && <AttachmentList files={[file]} open={files.open} />}
        {audience !== 'platform' && (
          <div className={styles['buttons']}>
            <LinkButton href={customsRoutes.delegations()} size="small">
              {tc('delegation.title')}
            </LinkButton>
          </div>
        )}
      </div>
    </DetailSection>
  )
}
