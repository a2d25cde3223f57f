import { Fragment, type ReactNode } from 'react'
import type { DeclarationDetail, DeclarationItem } from '@tradeport/domain/customs/contract'
import { PlainTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { TextButton } from '../shared/text-button'
import { useFiles } from '../shared/use-files'
import { placeOf } from './sheet-place'
import { named, useCodeNames, type NameOf } from './use-code-names'
import styles from './declaration-sheet.module.css'

interface SheetProps {
  form: Pick<DeclarationDetail, 'content' | 'ieFlag' | 'totals' | 'declareDate' | 'cusCiqNo' | 'entryId' | 'revision'> &
    Partial<Pick<DeclarationDetail, 'preEntryId'>>
}

/** The form as customs prints it: the same fields at the same places. */
export function DeclarationSheet({ form }: SheetProps) {
  const t = useT('customs')
  const { head, items } = form.content
  const nameOf = useCodeNames({
    customs_office: [head.customMaster, head.iePort],
    world_port: [head.distinatePort, head.despPortCode],
    domestic_port: [head.entyPortCode],
    domestic_district: items.map(({ districtCode }) => districtCode),
    domestic_destination: items.map(({ destCode }) => destCode),
  })
  return (
    <article className={styles['sheet']} aria-labelledby="declaration-sheet">
      <header className={styles['head']}>
        <h2 id="declaration-sheet" tabIndex={-1} className={styles['title']}>
          {t(`paper.title.${form.ieFlag}`)}
        </h2>
        <dl className={styles['numbers']}>
          <Number label={t('paper.cusCiqNo')} value={form.cusCiqNo} />
          {form.preEntryId && <Number label={t('paper.preEntryId')} value={form.preEntryId} />}
          <Number label={t('paper.entryId')} value={form.entryId} />
          {form.revision > 1 && <div>{t('paper.revision', { number: form.revision })}</div>}
        </dl>
      </header>
      <HeadGrid form={form} nameOf={nameOf} />
      <Items form={form} nameOf={nameOf} />
      <Foot form={form} nameOf={nameOf} />
      <Containers form={form} nameOf={nameOf} />
    </article>
  )
}

function Number({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tp-tabular">{value || '–'}</dd>
    </div>
  )
}

interface CellProps {
  label: string
  /** Twelfths of the row. */
  span: 2 | 3 | 4 | 6 | 12
  /** Beside the label: codes of a company. */
  code?: string
  children: ReactNode
}

function Cell({ label, span, code, children }: CellProps) {
  return (
    <div className={styles['cell']} data-span={span}>
      <dt>
        {label}
        {code && <span className={styles['code']}>{` (${code})`}</span>}
      </dt>
      <dd>{children === '' ? ' ' : children}</dd>
    </div>
  )
}

interface PartProps extends SheetProps {
  nameOf: NameOf
}

/** The first of the codes of a company that there is: on paper stands the credit code. */
const companyCode = (...codes: readonly string[]): string => codes.find(code => code !== '') ?? ''

function HeadGrid({ form, nameOf }: PartProps) {
  const t = useT('customs')
  const format = useFormat()
  const { head } = form.content
  const ie = form.ieFlag
  const isImport = ie === 'I'
  const office = (code: string) => named(nameOf('customs_office', code), code)
  const country = (code: string) => named(nameOf('country', code), code)
  const port = (code: string) => named(nameOf('world_port', code), code)
  const overseas = isImport
    ? [head.overseasConsignorEname, head.overseasConsignorCode]
    : [head.overseasConsigneeEname, head.overseasConsigneeCode]
  return (
    <dl className={styles['grid']}>
      <Cell span={4} label={t(`paper.trade.${ie}`)} code={companyCode(head.tradeCoScc, head.tradeCode)}>
        {head.tradeName}
      </Cell>
      <Cell span={2} label={t(`paper.iePort.${ie}`)}>
        {office(head.iePort)}
      </Cell>
      <Cell span={2} label={t(`paper.ieDate.${ie}`)}>
        {format.civilDate(head.ieDate)}
      </Cell>
      <Cell span={2} label={t('paper.declareDate')}>
        {format.civilDate(form.declareDate)}
      </Cell>
      <Cell span={2} label={t('paper.manualNo')}>
        {head.manualNo}
      </Cell>
      <Cell span={4} label={t(`paper.overseas.${ie}`)} code={overseas[1] ?? ''}>
        {overseas[0] ?? ''}
      </Cell>
      <Cell span={2} label={t('paper.trafMode')}>
        {named(nameOf('customs_transport_mode', head.trafMode), head.trafMode)}
      </Cell>
      <Cell span={isImport ? 2 : 3} label={t('paper.vessel')}>
        {[head.trafName, head.voyageNo].filter(Boolean).join(' / ')}
      </Cell>
      <Cell span={isImport ? 2 : 3} label={t('paper.billNo')}>
        {head.billNo}
      </Cell>
      {isImport && (
        <Cell span={2} label={t('paper.goodsPlace')}>
          {head.goodsPlace}
        </Cell>
      )}
      <Cell span={4} label={t(`paper.owner.${ie}`)} code={companyCode(head.ownerCodeScc, head.ownerCode)}>
        {head.ownerName}
      </Cell>
      <Cell span={isImport ? 2 : 3} label={t('paper.tradeMode')}>
        {named(nameOf('supervision_mode', head.tradeMode), head.tradeMode)}
      </Cell>
      <Cell span={isImport ? 2 : 3} label={t('paper.cutMode')}>
        {named(nameOf('levy_nature', head.cutMode), head.cutMode)}
      </Cell>
      <Cell span={2} label={t('paper.licenseNo')}>
        {head.licenseNo}
      </Cell>
      {isImport && (
        <Cell span={2} label={t('paper.despPort')}>
          {port(head.despPortCode)}
        </Cell>
      )}
      <Cell span={4} label={t('paper.contractNo')}>
        {head.contractNo}
      </Cell>
      <Cell span={2} label={t('paper.tradeArea')}>
        {country(head.tradeAreaCode)}
      </Cell>
      <Cell span={2} label={t(`paper.tradeCountry.${ie}`)}>
        {country(head.tradeCountry)}
      </Cell>
      <Cell span={2} label={t(`paper.distinatePort.${ie}`)}>
        {port(head.distinatePort)}
      </Cell>
      <Cell span={2} label={t(`paper.entyPort.${ie}`)}>
        {named(nameOf('domestic_port', head.entyPortCode), head.entyPortCode)}
      </Cell>
      <Cell span={4} label={t('paper.wrapType')}>
        {named(nameOf('wrap_type', head.wrapType), head.wrapType)}
      </Cell>
      <Cell span={2} label={t('paper.packNo')}>
        {format.number(head.packNo)}
      </Cell>
      <Cell span={2} label={t('paper.grossWt')}>
        {format.number(head.grossWt, { max: 5 })}
      </Cell>
      <Cell span={2} label={t('paper.netWt')}>
        {format.number(head.netWt, { max: 5 })}
      </Cell>
      <Cell span={2} label={t('paper.transMode')}>
        {named(nameOf('transaction_mode', head.transMode), head.transMode)}
      </Cell>
      {(['fee', 'insur', 'other'] as const).map(charge => (
        <Cell key={charge} span={4} label={t(`paper.${charge}`)}>
          <Charge mark={head[`${charge}Mark`]} rate={head[`${charge}Rate`]} currency={head[`${charge}Curr`]} />
        </Cell>
      ))}
      <Documents form={form} nameOf={nameOf} />
      <Cell span={12} label={t('paper.marks')}>
        {[head.markNo, head.noteS].filter(Boolean).join('\n')}
      </Cell>
    </dl>
  )
}

/** A rate, a price by the tonne, or an amount: the mark says which. */
function Charge({ mark, rate, currency }: { mark: string; rate: string; currency: string }) {
  const t = useT('customs')
  const format = useFormat()
  if (rate === '') return <> </>
  if (mark === '1') return <>{format.percent(rate)}</>
  const amount = format.money(rate, currency)
  return <>{mark === '2' ? t('paper.perTonne', { amount }) : amount}</>
}

function Documents({ form, nameOf }: PartProps) {
  const t = useT('customs')
  const files = useFiles()
  const { eDocs, licenceDocs } = form.content
  return (
    <>
      <Cell span={6} label={t('paper.licences')}>
        {licenceDocs.map(({ docuCode, certCode }, index) => (
          <div
            key={index}
            id={placeOf(`licenceDocs.${index}`)}
            tabIndex={-1}
          >{`${named(nameOf('doc_code', docuCode), docuCode)} · ${certCode}`}</div>
        ))}
      </Cell>
      <Cell span={6} label={t('paper.documents')}>
        {eDocs.map(({ edocCode, edocId, fileId }, index) => (
          <div key={index} id={placeOf(`eDocs.${index}`)} tabIndex={-1}>
            {`${nameOf('edoc_type', edocCode)} · `}
            {fileId === null ? (
              edocId
            ) : (
              <TextButton onClick={() => files.open({ fileId, name: edocId || `${edocCode}.pdf` })}>
                {edocId || edocCode}
              </TextButton>
            )}
          </div>
        ))}
      </Cell>
    </>
  )
}

function Items({ form, nameOf }: PartProps) {
  const t = useT('customs')
  const format = useFormat()
  const country = (code: string) => named(nameOf('country', code), code)
  const { items } = form.content
  const { declared, fob, fobUsd } = form.totals
  return (
    <PlainTable label={t('paper.items')}>
      <thead>
        <tr>
          {(['no', 'code', 'name', 'quantity', 'price', 'origin', 'destination'] as const).map(column => (
            <th key={column} scope="col">
              {t(`paper.item.${column}`)}
            </th>
          ))}
          <th scope="col">{t(`paper.item.district.${form.ieFlag}`)}</th>
          <th scope="col">{t('paper.item.duty')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index} id={placeOf(`items.${index}`)} tabIndex={-1}>
            <td>{index + 1}</td>
            <td className="tp-tabular">{[item.codeTs, item.ciqCode].filter(Boolean).join(' ')}</td>
            <td className={styles['name']}>
              <div>{item.gName}</div>
              <div className={styles['quiet']}>{item.gModel}</div>
              {item.vins.length > 0 && (
                <div className={styles['quiet']}>{t('paper.item.vins', { count: item.vins.length })}</div>
              )}
            </td>
            <td className={styles['figures']}>
              <Quantities item={item} nameOf={nameOf} />
            </td>
            <td className={styles['figures']}>
              <div>{format.number(item.declPrice, { min: 2, max: 5 })}</div>
              <div>{format.number(item.declTotal, { min: 2, max: 2 })}</div>
              <div>{item.tradeCurr}</div>
            </td>
            <td>{country(item.originCountry)}</td>
            <td>{country(item.destinationCountry)}</td>
            <td>
              {[
                named(nameOf('domestic_district', item.districtCode), item.districtCode),
                named(nameOf('domestic_destination', item.destCode), item.destCode),
              ]
                .filter(Boolean)
                .join(' / ')}
            </td>
            <td>{named(nameOf('duty_mode', item.dutyMode), item.dutyMode)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {t('paper.total')}
          </th>
          <td colSpan={5}>
            {declared.map(({ amount, currency }) => format.money(amount, currency)).join(' + ') || '–'}
            {fob && ` · ${t('paper.fob')} ${format.money(fob.amount, fob.currency)}`}
            {fob && fob.currency !== 'USD' && fobUsd && ` (${format.money(fobUsd, 'USD')})`}
          </td>
        </tr>
      </tfoot>
    </PlainTable>
  )
}

/** The legal quantities first, then the one that was sold, as on paper. */
function Quantities({ item, nameOf }: { item: DeclarationItem; nameOf: NameOf }) {
  const format = useFormat()
  const lines = [
    [item.firstQty, item.firstUnit],
    [item.secondQty, item.secondUnit],
    [item.gQty, item.gUnit],
  ] as const
  return (
    <>
      {lines.map(([quantity, unit], index) =>
        quantity === '' ? null : (
          <div key={index}>{`${format.number(quantity, { max: 5 })} ${nameOf('unit', unit)}`}</div>
        ),
      )}
    </>
  )
}

const ANSWERS: Readonly<Record<string, 'yes' | 'no' | 'none'>> = { '1': 'yes', '0': 'no', '9': 'none' }
const PROMISES = [0, 1, 2, 3, 4] as const

function Foot({ form, nameOf }: PartProps) {
  const t = useT('customs')
  const { head, businessMatters } = form.content
  const confirmed = PROMISES.flatMap(place => {
    const answer = ANSWERS[head.promiseItems[place] ?? '']
    return answer ? [{ key: `paper.promise.${place}` as const, answer }] : []
  })
  return (
    <dl className={styles['foot']}>
      {confirmed.map(({ key, answer }) => (
        <Fragment key={key}>
          <dt>{t(key)}</dt>
          <dd>{t(`paper.${answer}`)}</dd>
        </Fragment>
      ))}
      <dt>{t('paper.selfPay')}</dt>
      <dd>{t(businessMatters.includes('self_pay') ? 'paper.yes' : 'paper.no')}</dd>
      <dt>{t('paper.agent')}</dt>
      <dd>{named(head.agentName, companyCode(head.agentCodeScc, head.agentCode))}</dd>
      <dt>{t('paper.customMaster')}</dt>
      <dd>{named(nameOf('customs_office', head.customMaster), head.customMaster)}</dd>
    </dl>
  )
}

function Containers({ form, nameOf }: PartProps) {
  const t = useT('customs')
  const format = useFormat()
  const { containers } = form.content
  if (containers.length === 0) return null
  return (
    <section>
      <h3 className={styles['subtitle']}>{t('paper.containers')}</h3>
      <PlainTable label={t('paper.containers')}>
        <thead>
          <tr>
            {(['no', 'spec', 'lines', 'lcl', 'weight'] as const).map(column => (
              <th key={column} scope="col">
                {t(`paper.container.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {containers.map((container, index) => (
            <tr key={index} id={placeOf(`containers.${index}`)} tabIndex={-1}>
              <td className="tp-tabular">{container.containerId}</td>
              <td>{named(nameOf('customs_container_spec', container.containerMd), container.containerMd)}</td>
              <td>{container.goodsNo}</td>
              <td>{t(container.lclFlag === '1' ? 'paper.yes' : 'paper.no')}</td>
              <td className={styles['figures']}>{format.number(container.goodsContaWt, { max: 4 })}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  )
}
