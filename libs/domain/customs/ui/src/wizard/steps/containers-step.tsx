import {
  CONTAINER_FIELDS,
  MAX_CONTAINERS,
  VIN_FIELDS,
  type DeclarationContent,
  type DeclarationItem,
} from '@tradeport/domain/customs/contract'
import { linesIn } from '@tradeport/domain/customs/rules'
import { PathField, useProblemAt } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Button, Field, TextArea } from '@tradeport/web/ui'
import { useState } from 'react'
import { FieldGroup } from '../field/field-group'
import { RowCards } from '../field/row-cards'
import { withLineRow, withRow, withVins, withoutLineRow, withoutRow } from '../model/content-edit'
import { useWizard } from '../wizard-context'
import { Folded } from './head-step'
import { Part } from '../field/part'
import { ImportLines } from '../import-lines'
import styles from '../wizard.module.css'

/** Motor vehicles and motorcycles, each of which has a number. */
const VEHICLE = /^(?:870[1-5]|8711)/
const SHOWN = 25
const DETAILS = [
  'chassisNo',
  'motorNo',
  'billLadDate',
  'qualityQgp',
  'invoiceNo',
  'invoiceNum',
  'prodCnnm',
  'prodEnnm',
  'modelEn',
  'pricePerUnit',
] as const

/** What the goods travel in, and the numbers of vehicles. */
export function ContainersStep({ content }: { content: DeclarationContent }) {
  const t = useT('customs')
  const { edit, remove } = useWizard()
  const problem = useProblemAt('containers')
  const vehicles = content.items.flatMap((item, index) =>
    VEHICLE.test(item.codeTs) || item.vins.length > 0 ? [{ item, index }] : [],
  )
  return (
    <>
      <Part title={t('wizard.section.containers')} extra={<ImportLines kind="container" />}>
        {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
        <RowCards
          path="containers"
          title={t('wizard.rows.containers')}
          titleHidden
          note={content.containers.length === 0 ? t('wizard.rows.containers.note') : undefined}
          addText={t('wizard.rows.containers.add')}
          names={['containerId', 'containerMd', 'lclFlag', 'goodsContaWt', 'containerWt']}
          fields={CONTAINER_FIELDS}
          rows={content.containers}
          max={MAX_CONTAINERS}
          onAdd={() => edit(before => withRow(before, 'containers'))}
          onRemove={index => remove(before => withoutRow(before, 'containers', index))}
        >
          {index => <LinesField index={index} content={content} />}
        </RowCards>
      </Part>
      <Part title={t('wizard.section.vins')}>
        {vehicles.length === 0 && <p className={styles['quiet']}>{t('wizard.vins.none')}</p>}
        {vehicles.map(({ item, index }) => (
          <Vehicles key={index} item={item} index={index} />
        ))}
      </Part>
    </>
  )
}

/** Which lines of goods are in the container. */
function LinesField({ index, content }: { index: number; content: DeclarationContent }) {
  const t = useT('customs')
  const { set } = useWizard()
  const path = `containers.${index}.goodsNo`
  const inside = linesIn(content.containers[index]?.goodsNo ?? '')
  const toggle = (line: number) => {
    const next = inside.includes(line)
      ? inside.filter(known => known !== line)
      : [...inside, line].sort((a, b) => a - b)
    set(path, next.join(','))
  }
  return (
    <PathField path={path} label={t('wizard.field.goodsNo')} required>
      <div className={styles['chips']}>
        {content.items.length === 0 && <span className={styles['quiet']}>{t('wizard.items.empty')}</span>}
        {content.items.map((item, place) => {
          const line = place + 1
          return (
            <button
              // Lines have no identity of their own; their place is it.
              key={place}
              type="button"
              className={styles['chip']}
              aria-pressed={inside.includes(line)}
              onClick={() => toggle(line)}
            >
              <span className={styles['chipText']}>{`${line} ${item.gName}`.trim()}</span>
            </button>
          )
        })}
        {content.items.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => set(path, content.items.map((_item, place) => place + 1).join(','))}
          >
            {t('wizard.containers.all')}
          </Button>
        )}
      </div>
    </PathField>
  )
}

/** The numbers of the vehicles of a line: typed one by one, or pasted as a column. */
function Vehicles({ item, index }: { item: DeclarationItem; index: number }) {
  const t = useT('customs')
  const { edit, remove } = useWizard()
  const [shown, setShown] = useState(SHOWN)
  const [pasted, setPasted] = useState('')
  const problem = useProblemAt(`items.${index}.vins`)
  const path = `items.${index}.vins`
  return (
    <>
      {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
      <RowCards
        path={path}
        title={t('wizard.vins.line', { number: index + 1, name: item.gName || item.codeTs })}
        note={t('wizard.vins.count', { count: item.vins.length, quantity: item.gQty || '0' })}
        addText={t('wizard.vins.add')}
        names={['vinCode']}
        fields={VIN_FIELDS}
        rows={item.vins.slice(0, shown)}
        max={1000}
        onAdd={
          item.vins.length <= shown
            ? () => {
                setShown(Math.max(shown, item.vins.length + 1))
                edit(before => withLineRow(before, index, 'vins'))
              }
            : undefined
        }
        onRemove={row => remove(before => withoutLineRow(before, index, 'vins', row))}
      >
        {row => {
          const vin = item.vins[row]
          return (
            vin && (
              <Folded title={t('wizard.vins.details')}>
                <FieldGroup path={`${path}.${row}`} names={DETAILS} fields={VIN_FIELDS} values={vin} />
              </Folded>
            )
          )
        }}
      </RowCards>
      {item.vins.length > shown && (
        <div>
          <Button size="small" onClick={() => setShown(item.vins.length)}>
            {t('wizard.vins.more', { count: item.vins.length - shown })}
          </Button>
        </div>
      )}
      <div className={styles['paste']}>
        <Field label={t('wizard.vins.paste')}>
          <TextArea rows={2} value={pasted} onValue={setPasted} />
        </Field>
        <Button
          size="small"
          disabled={pasted.trim() === ''}
          onClick={() => {
            edit(before => withVins(before, index, pasted))
            setPasted('')
          }}
        >
          {t('wizard.vins.take')}
        </Button>
        <ImportLines kind="vin" gNo={index + 1} />
      </div>
    </>
  )
}
