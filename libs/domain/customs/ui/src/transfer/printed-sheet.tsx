import type { ReactNode } from 'react'
import type { declarationFormSheet, DeclarationItem } from '@tradeport/domain/customs/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { CONFIRMED, RATE_SIGNS, SHEET_LABELS, SHEET_TITLE, type SheetLabel } from './sheet-labels'
import styles from './printed-sheet.module.css'

export type SheetForm = OutputOf<typeof declarationFormSheet>
type Cell = readonly [label: SheetLabel, value: ReactNode, width?: number]

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')
const coded = (name: string, code: string) => (name && code ? `${name}（${code}）` : name || code)

/** Marks, rates and currencies of freight, insurance and the rest. */
const charge = (mark: string, rate: string, currency: string) =>
  rate === '' ? '' : joined(currency, `${rate}${RATE_SIGNS[mark] ?? ''}`)

function rowsOf({ content, names, declareDate }: SheetForm): readonly (readonly Cell[])[] {
  const { head, ieFlag, eDocs, licenceDocs, containers } = content
  const named = (list: string, code: string) => coded(names[list]?.[code] ?? '', code)
  const isExport = ieFlag === 'E'
  const overseas = isExport
    ? joined(head.overseasConsigneeEname, head.overseasConsigneeCode)
    : joined(head.overseasConsignorEname, head.overseasConsignorCode)
  const papers = [
    ...licenceDocs.map(({ docuCode, certCode }) => `${docuCode}:${certCode}`),
    ...eDocs.map(({ edocCode, edocId }) => `${names['edoc_type']?.[edocCode] ?? edocCode}:${edocId}`),
  ].join('；')
  const boxes = containers.map(({ containerId }) => containerId).join('、')
  return [
    [
      ['trade', joined(head.tradeName, head.tradeCoScc || head.tradeCode), 3],
      ['iePort', named('customs_office', head.iePort), 2],
      ['ieDate', head.ieDate, 2],
      ['declareDate', declareDate ?? '', 2],
      ['manualNo', head.manualNo, 2],
    ],
    [
      ['overseas', overseas, 3],
      ['trafMode', named('customs_transport_mode', head.trafMode), 2],
      ['trafName', [head.trafName, head.voyageNo].filter(Boolean).join('/'), 2],
      ['billNo', head.billNo, 2],
      ['goodsPlace', head.goodsPlace, 2],
    ],
    [
      ['owner', joined(head.ownerName, head.ownerCodeScc || head.ownerCode), 3],
      ['tradeMode', named('supervision_mode', head.tradeMode), 2],
      ['cutMode', named('levy_nature', head.cutMode), 2],
      ['licenseNo', head.licenseNo, 2],
      ['despPort', head.despPortCode, 2],
    ],
    [
      ['contractNo', head.contractNo, 3],
      ['tradeArea', named('country', head.tradeAreaCode), 2],
      ['tradeCountry', named('country', head.tradeCountry), 2],
      ['distinatePort', head.distinatePort, 2],
      ['entyPort', head.entyPortCode, 2],
    ],
    [
      ['wrapType', named('wrap_type', head.wrapType), 2],
      ['packNo', head.packNo],
      ['grossWt', head.grossWt],
      ['netWt', head.netWt],
      ['transMode', named('transaction_mode', head.transMode)],
      ['fee', charge(head.feeMark, head.feeRate, head.feeCurr)],
      ['insurance', charge(head.insurMark, head.insurRate, head.insurCurr)],
      ['other', charge(head.otherMark, head.otherRate, head.otherCurr)],
    ],
    [['papers', papers]],
    [
      [
        'marks',
        [head.markNo, head.noteS, boxes && `${SHEET_LABELS.containers.E}：${boxes}`].filter(Boolean).join('；'),
      ],
    ],
  ]
}

const ITEM_COLUMNS = [
  'line',
  'codeTs',
  'goods',
  'quantity',
  'price',
  'origin',
  'destination',
  'district',
  'duty',
] as const satisfies readonly SheetLabel[]

function itemCells(
  item: DeclarationItem,
  index: number,
  { names }: SheetForm,
): Record<(typeof ITEM_COLUMNS)[number], string> {
  const named = (list: string, code: string) => coded(names[list]?.[code] ?? '', code)
  const amount = (quantity: string, unit: string) =>
    quantity === '' ? '' : `${quantity}${names['unit']?.[unit] ?? unit}`
  return {
    line: String(index + 1),
    codeTs: item.codeTs,
    goods: [item.gName, item.gModel].filter(Boolean).join('\n'),
    quantity: [
      amount(item.firstQty, item.firstUnit),
      amount(item.secondQty, item.secondUnit),
      amount(item.gQty, item.gUnit),
    ]
      .filter(Boolean)
      .join('\n'),
    price: [item.declPrice, item.declTotal, named('currency', item.tradeCurr)].filter(Boolean).join('\n'),
    origin: named('country', item.originCountry),
    destination: named('country', item.destinationCountry),
    district: item.districtCode,
    duty: named('duty_mode', item.dutyMode),
  }
}

/** The form as customs prints it: A4, landscape, its lines on as many pages as they need. */
export function PrintedSheet({ form, draft }: { form: SheetForm; draft: ReactNode }) {
  const { content } = form
  const { ieFlag, head } = content
  const label = (key: SheetLabel) => SHEET_LABELS[key][ieFlag]
  const confirmed = [...head.promiseItems.slice(0, 3)].map(digit => CONFIRMED[digit] ?? '')
  return (
    <article className={styles['sheet']} lang="zh-CN" data-paper>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{SHEET_TITLE[ieFlag]}</h1>
        <p className={styles['numbers']}>
          <span>
            {label('formNo')}：{form.no}
          </span>
          <span>
            {label('entryId')}：{form.entryId}
          </span>
          {draft}
        </p>
      </header>
      {rowsOf(form).map((row, index) => (
        <dl key={index} className={styles['row']}>
          {row.map(([key, value, width = 1]) => (
            <div key={key} className={styles['cell']} style={{ flexGrow: width }}>
              <dt>{label(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
      <table className={styles['items']}>
        <thead>
          <tr>
            {ITEM_COLUMNS.map(column => (
              <th key={column} scope="col">
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.items.map((item, index) => {
            const cells = itemCells(item, index, form)
            return (
              <tr key={index}>
                {ITEM_COLUMNS.map(column => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <dl className={styles['row']}>
        {(['relation', 'influence', 'royalty'] as const).map((key, index) => (
          <div key={key} className={styles['cell']}>
            <dt>{label(key)}</dt>
            <dd>{confirmed[index]}</dd>
          </div>
        ))}
        <div className={styles['cell']} style={{ flexGrow: 2 }}>
          <dt>{label('agent')}</dt>
          <dd>{joined(head.agentName, head.agentCodeScc || head.agentCode)}</dd>
        </div>
        <div className={styles['cell']} style={{ flexGrow: 2 }}>
          <dt>{label('seal')}</dt>
          <dd />
        </div>
      </dl>
    </article>
  )
}
