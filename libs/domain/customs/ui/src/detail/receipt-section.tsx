import type { DeclarationDetail, DeclarationReceipt, ReceiptFact } from '@tradeport/domain/customs/contract'
import type { ListCode } from '@tradeport/domain/reference/contract'
import { DetailSection, PlainTable, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Banner } from '@tradeport/web/ui'
import { TextButton } from '../shared/text-button'
import { useCustomsTime } from '../shared/customs-clock'
import { useReceiptMeaning } from '../shared/use-receipt-meaning'
import { DECLARATION_TONES } from '../shared/tones'
import { useFiles } from '../shared/use-files'
import { named, useCodeNames, type NameOf } from './use-code-names'
import styles from './detail.module.css'

const FACT_NAMES = {
  declPort: 'wizard.field.customMaster',
  tradeCo: 'wizard.section.trade',
  agentName: 'wizard.section.agent',
  ieDate: 'wizard.field.ieDate',
  trafMode: 'wizard.field.trafMode',
  voyageNo: 'wizard.field.voyageNo',
  billNo: 'wizard.field.billNo',
  packNo: 'wizard.field.packNo',
  grossWt: 'wizard.field.grossWt',
  netWt: 'wizard.field.netWt',
} as const satisfies Record<ReceiptFact, string>

/** Those that are told by the code of a list. */
const FACT_LISTS: Readonly<Partial<Record<ReceiptFact, ListCode>>> = {
  declPort: 'customs_office',
  trafMode: 'customs_transport_mode',
}

/** What customs and the Single Window said, by customs' own clock, as it came. */
export function ReceiptSection({ form }: { form: DeclarationDetail }) {
  const t = useT('customs')
  const ports = form.receipts.flatMap(({ facts }) => facts.filter(({ name }) => name === 'declPort'))
  const nameOf = useCodeNames({
    customs_office: ports.flatMap(({ value, declared }) => [value, ...(declared === null ? [] : [declared])]),
  })
  if (form.attempt === 0 && form.receipts.length === 0) return null
  const attempts = new Set(form.receipts.map(({ attempt }) => attempt))
  return (
    <DetailSection title={t('section.receipts')}>
      {form.clientSeqNo !== null && (
        <p className={styles['quiet']}>{t('receipt.sending', { number: form.clientSeqNo })}</p>
      )}
      {form.receipts.some(({ facts }) => facts.some(({ declared }) => declared !== null)) && (
        <Banner tone="warning" title={t('receipt.differs')} />
      )}
      {form.receipts.length === 0 ? (
        <p className={styles['quiet']}>{t('receipt.empty')}</p>
      ) : (
        <PlainTable label={t('section.receipts')}>
          <thead>
            <tr>
              {(['at', 'code', 'meaning', 'note', 'from'] as const).map(column => (
                <th key={column} scope="col">
                  {t(`receipt.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...form.receipts].reverse().map(receipt => (
              <Receipt key={receipt.id} receipt={receipt} nameOf={nameOf} showsAttempt={attempts.size > 1} />
            ))}
          </tbody>
        </PlainTable>
      )}
    </DetailSection>
  )
}

/** What customs has of the form; what was declared otherwise stands out. */
function Facts({ receipt: { facts }, nameOf }: { receipt: DeclarationReceipt; nameOf: NameOf }) {
  const t = useT('customs')
  const said = (name: ReceiptFact, code: string) => {
    const list = FACT_LISTS[name]
    return list ? named(nameOf(list, code), code) : code
  }
  if (facts.length === 0) return null
  return (
    <ul className={styles['facts']} aria-label={t('receipt.facts')}>
      {facts.map(({ name, value, declared }) => (
        <li key={name} data-differs={declared !== null || undefined}>
          {declared === null
            ? t('receipt.fact', { name: t(FACT_NAMES[name]), value: said(name, value) })
            : t('receipt.fact.differs', {
                name: t(FACT_NAMES[name]),
                value: said(name, value),
                declared: said(name, declared),
              })}
        </li>
      ))}
    </ul>
  )
}

interface ReceiptProps {
  receipt: DeclarationReceipt
  nameOf: NameOf
  showsAttempt: boolean
}

function Receipt({ receipt, nameOf, showsAttempt }: ReceiptProps) {
  const t = useT('customs')
  const customsTime = useCustomsTime()
  const meaningOf = useReceiptMeaning()
  const files = useFiles()
  return (
    <tr>
      <td>{customsTime(receipt.noticeDate)}</td>
      <td className="tp-tabular">{receipt.channel}</td>
      <td>
        <StatusTag tone={receipt.status ? DECLARATION_TONES[receipt.status] : 'neutral'}>
          {meaningOf(receipt.channel)}
        </StatusTag>
      </td>
      <td className={styles['raw']}>
        {receipt.note || '–'}
        <Facts receipt={receipt} nameOf={nameOf} />
        {receipt.reason !== null && <div className={styles['quiet']}>{receipt.reason}</div>}
      </td>
      <td>
        <div>
          {receipt.source === 'gateway'
            ? t('receipt.gateway')
            : t('receipt.manual', { name: receipt.recordedBy ?? '–' })}
        </div>
        {showsAttempt && receipt.attempt > 0 && (
          <div className={styles['quiet']}>{t('receipt.attempt', { number: receipt.attempt })}</div>
        )}
        {receipt.fileIds.length > 0 && (
          <div className={styles['files']}>
            {receipt.fileIds.map((fileId, index) => {
              const name = t('receipt.proof', { number: index + 1 })
              return (
                <TextButton key={fileId} onClick={() => files.open({ fileId, name })}>
                  {name}
                </TextButton>
              )
            })}
          </div>
        )}
      </td>
    </tr>
  )
}
