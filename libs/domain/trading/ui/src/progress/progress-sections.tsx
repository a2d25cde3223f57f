import { Progress } from 'antd'
import type { OrderDetail, ProductionUpdate, Shipment } from '@tradeport/domain/trading/contract'
import { AttachmentList, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'
import { useWords } from '../shared/use-words'
import styles from './progress.module.css'

/** How far the goods are, in the seller's own reports. */
export function ProductionSection({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const { percent } = useFormat()
  const latest = order.production.at(-1)
  if (!latest) return null
  return (
    <DetailSection title={t('production.title')}>
      <Progress
        percent={latest.percent}
        aria-label={t('production.percent', { percent: latest.percent })}
        format={share => percent(String(share ?? 0))}
      />
      <ol className={styles['updates']}>
        {[...order.production].reverse().map(update => (
          <li key={update.id} className={styles['update']}>
            <Update update={update} />
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

function Update({ update }: { update: ProductionUpdate }) {
  const t = useT('trading')
  const format = useFormat()
  const { open } = useFiles()
  return (
    <>
      <div className={styles['updateHead']}>
        <span className={styles['strong']}>
          {t('production.line', { kind: t(`production.kind.${update.kind}`), percent: update.percent })}
        </span>
        <span className={styles['quiet']}>
          {[update.byName, format.dateTime(update.at)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={styles['facts']}>
        {update.plannedOn && <span>{t('production.planned', { date: format.civilDate(update.plannedOn) })}</span>}
        {update.actualOn && <span>{t('production.actual', { date: format.civilDate(update.actualOn) })}</span>}
      </div>
      {update.note && <p>{update.note}</p>}
      <AttachmentList files={update.files} open={open} />
    </>
  )
}

export function ShipmentSection({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  if (order.shipments.length === 0) return null
  return (
    <DetailSection title={t('shipment.title')}>
      <ol className={styles['shipments']}>
        {order.shipments.map((shipment, index) => (
          <li key={shipment.id} className={styles['shipment']}>
            <ShipmentCard shipment={shipment} number={index + 1} order={order} />
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

function ShipmentCard({ shipment, number, order }: { shipment: Shipment; number: number; order: OrderDetail }) {
  const t = useT('trading')
  const format = useFormat()
  const words = useWords()
  const { open } = useFiles()
  const facts = [
    shipment.carrier,
    shipment.containerNo && t('shipment.containerOf', { no: shipment.containerNo }),
    shipment.blNo && t('shipment.blOf', { no: shipment.blNo }),
    shipment.trackingNo && t('shipment.trackingOf', { no: shipment.trackingNo }),
    shipment.etd && t('shipment.etdOf', { date: format.civilDate(shipment.etd) }),
    shipment.eta && t('shipment.etaOf', { date: format.civilDate(shipment.eta) }),
  ]
  return (
    <>
      <div className={styles['updateHead']}>
        <span className={styles['strong']}>
          {t('shipment.line', { number, mode: t(`shipment.mode.${shipment.mode}`) })}
        </span>
        <span className={styles['quiet']}>{format.dateTime(shipment.at)}</span>
      </div>
      <div className={styles['facts']}>{facts.map(fact => fact && <span key={fact}>{fact}</span>)}</div>
      <div className={styles['quiet']}>
        {shipment.lines
          .map(line => {
            const item = order.items.find(candidate => candidate.id === line.orderItemId)
            return item ? `${item.name}: ${words.quantity(line.qty, item.unit)}` : ''
          })
          .filter(Boolean)
          .join('; ')}
      </div>
      {shipment.note && <p>{shipment.note}</p>}
      {shipment.documents.length > 0 ? (
        <AttachmentList files={shipment.documents} open={open} />
      ) : (
        !shipment.docsReleased && <p className={styles['quiet']}>{t('shipment.notReleased')}</p>
      )}
    </>
  )
}
