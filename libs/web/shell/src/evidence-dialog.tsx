import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useFormat } from '@tradeport/web/react'
import { Button, Dialog, SkeletonText } from '@tradeport/web/ui'
import type { Evidence, EvidenceBadgeProps } from './evidence-badge'
import { STANDARDS } from './evidence-standards'
import styles from './evidence-badge.module.css'

const KINDS = ['business_licence', 'export_licence', 'site_check', 'other'] as const
const METHODS = ['self', 'document', 'registry', 'site', 'third_party'] as const

/** What stands behind a badge: what was checked, by whom, when, and until when it holds. */
export default function EvidenceDialog({
  meaning,
  of,
  useEvidence,
  useOpen,
  onClose,
}: Omit<EvidenceBadgeProps, 'children' | 'className'> & { onClose(): void }) {
  const t = useT('shell')
  const { data, error, refetch } = useEvidence(of)
  const open = useOpen()
  return (
    <Dialog open onClose={onClose} title={t('evidence.title')} description={meaning} closeLabel={t('header.close')}>
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={5} />)}
      {data && (
        <ul className={styles['list']} role="list">
          {data.evidence.map(item => (
            <Item key={item.id} item={item} open={open} />
          ))}
          {data.contactVerified && (
            <li className={styles['item']}>
              <h3 className={styles['name']}>{t('evidence.contact')}</h3>
            </li>
          )}
          {data.evidence.length === 0 && !data.contactVerified && <li>{t('evidence.none')}</li>}
        </ul>
      )}
    </Dialog>
  )
}

function Item({ item, open }: { item: Evidence; open(fileId: string): unknown }) {
  const t = useT('shell')
  const format = useFormat()
  const kind = KINDS.find(known => known === item.kind) ?? 'other'
  const name = STANDARDS.get(item.kind) ?? ((kind === 'other' && item.kindName) || t(`evidence.kind.${kind}`))
  const method = METHODS.find(known => known === item.method) ?? 'document'
  const facts = [
    [t('evidence.number'), item.number],
    [t('evidence.issuer'), item.issuer],
    [t('evidence.issuedOn'), item.issuedOn && format.civilDate(item.issuedOn)],
    [t('evidence.validUntil'), item.validUntil ? format.civilDate(item.validUntil) : t('evidence.noEnd')],
    [
      t('evidence.checked'),
      t('evidence.checkedHow', { date: format.date(item.checkedAt), method: t(`evidence.method.${method}`) }),
    ],
  ] as const
  return (
    <li className={styles['item']}>
      <h3 className={styles['name']}>{name}</h3>
      <dl className={styles['facts']}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {item.fileIds.length > 0 && (
        <>
          <div className={styles['files']}>
            {item.fileIds.map((fileId, at) => (
              <Button key={fileId} size="small" onClick={() => void open(fileId)}>
                {t('evidence.document', { number: at + 1 })}
              </Button>
            ))}
          </div>
          <p className="tp-soft">{t('evidence.signedIn')}</p>
        </>
      )}
    </li>
  )
}
