import type { OrderDetail, TermsBody } from '@tradeport/domain/trading/contract'
import { PaperSection, PaperTable, TradePaper } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'
import { useContractClauses, useContractFacts } from './contract-words'
import { useTotals } from './use-totals'
import styles from './contract.module.css'

/** A contract version as a purchase contract: parties, goods, terms, signatures. */
export function ContractPaper({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const { terms } = order
  const { body } = terms
  return (
    <TradePaper
      title={t('contract.title')}
      no={order.no}
      edition={t('contract.edition', { version: terms.versionNo, date: format.date(terms.createdAt) })}
      stamp={t(`terms.status.${terms.status}`)}
      parties={[
        { role: ts('party.buyer'), name: body.buyerName },
        { role: ts('party.seller'), name: text(body.sellerName) },
      ]}
      facts={useContractFacts(order)}
      foot={
        <>
          <div>{t('contract.source', { no: body.quotationNo, version: body.quotationVersionNo })}</div>
          <div>{t('contract.hash', { hash: terms.contentHash })}</div>
        </>
      }
    >
      <Goods body={body} />
      <PaperSection title={ts('quotation.paymentPlan')}>
        <Instalments order={order} />
      </PaperSection>
      {useContractClauses(body).map(
        clause =>
          clause.body && (
            <PaperSection key={clause.key} title={clause.title}>
              <p>{clause.body}</p>
            </PaperSection>
          ),
      )}
      <div className={styles['signatures']}>
        <SignatureLine role={ts('party.buyer')} signature={terms.buyerSigned} />
        <SignatureLine role={ts('party.seller')} signature={terms.sellerSigned} />
      </div>
    </TradePaper>
  )
}

function Goods({ body }: { body: TermsBody }) {
  const ts = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const totals = useTotals(body)
  return (
    <PaperTable<TermsBody['items'][number]>
      caption={ts('quotation.items')}
      rows={body.items}
      keyOf={item => String(item.lineNo)}
      totals={totals}
      columns={[
        { key: 'no', label: ts('column.no'), render: item => item.lineNo },
        {
          key: 'name',
          label: ts('column.goods'),
          render: item => (
            <>
              <strong>{item.name}</strong>
              {item.specs.length > 0 && (
                <div className={styles['quiet']}>
                  {item.specs.map(spec => `${spec.name}: ${spec.value}`).join('; ')}
                </div>
              )}
            </>
          ),
        },
        {
          key: 'qty',
          label: ts('quotation.item.qty'),
          number: true,
          render: item => words.quantity(item.qty, item.unit),
        },
        {
          key: 'price',
          label: ts('quotation.item.unitPrice'),
          number: true,
          render: item => format.unitPrice(item.unitPrice, body.currency),
        },
        {
          key: 'amount',
          label: ts('quotation.item.amount'),
          number: true,
          render: item => format.money(item.amount, body.currency),
        },
      ]}
    />
  )
}

function Instalments({ order }: { order: OrderDetail }) {
  const format = useFormat()
  const words = useWords()
  return (
    <ol className={styles['plan']}>
      {order.milestones.map(milestone => (
        <li
          key={milestone.id}
        >{`${format.money(milestone.amount, milestone.currency)} – ${words.instalment(milestone)}`}</li>
      ))}
    </ol>
  )
}

function SignatureLine({ role, signature }: { role: string; signature: { name: string; at: string } | null }) {
  const t = useT('trading')
  const format = useFormat()
  return (
    <div className={styles['signature']}>
      <div className={styles['signed']}>
        {signature && t('terms.signedBy', { name: signature.name, when: format.dateTime(signature.at) })}
      </div>
      <div className={styles['quiet']}>{t('contract.for', { role })}</div>
    </div>
  )
}
