import { MAX_ORDER_CONTAINERS, MAX_ORDER_GOODS, type CustomsOrderGood } from '@tradeport/domain/customs/contract'
import { PathAnchor, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Button, IconButton, PlusIcon, TextInput, TrashIcon } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import { ListedCode, TariffCode } from '../wizard/field/code-field'
import wizard from '../wizard/wizard.module.css'
import { DecimalText, useOrderForm } from './order-field'

const A_GOOD: CustomsOrderGood = {
  name: '',
  englishName: '',
  hsCode: '',
  elements: '',
  qty: '',
  unit: '',
  unitPrice: '',
  amount: '',
  netWt: '',
  originCountry: 'CHN',
}
const FIELDS = {
  name: 'gName',
  hsCode: 'codeTs',
  elements: 'gModel',
  qty: 'gQty',
  unit: 'gUnit',
  unitPrice: 'declPrice',
  netWt: 'netWt',
  originCountry: 'originCountry',
} as const satisfies Partial<Record<keyof CustomsOrderGood, string>>
type GoodField = keyof typeof FIELDS
const NAMES: readonly GoodField[] = ['name', 'hsCode', 'qty', 'unit', 'unitPrice', 'netWt', 'originCountry', 'elements']
const NUMBERS: Partial<Record<GoodField, number>> = { qty: 5, unitPrice: 5, netWt: 5 }

/** The goods line by line; without them the declaration takes one line of the summary. */
export function GoodsRows() {
  const tc = useT('customs')
  const t = useT('customsOrder')
  const { content, put } = useOrderForm()
  const write = (index: number, change: Partial<CustomsOrderGood>) =>
    put(
      'goods',
      content.goods.map((good, at) => (at === index ? { ...good, ...change } : good)),
    )
  return (
    <Rows
      path="content.goods"
      title={tc('transfer.sheet.items')}
      note={t('goods.note')}
      addText={tc('wizard.items.add')}
      count={content.goods.length}
      max={MAX_ORDER_GOODS}
      onAdd={() => put('goods', [...content.goods, A_GOOD])}
      onRemove={index =>
        put(
          'goods',
          content.goods.filter((_, at) => at !== index),
        )
      }
    >
      {index => {
        const good = content.goods[index] ?? A_GOOD
        return NAMES.map(name => (
          <PathField
            key={name}
            path={`content.goods.${index}.${name}`}
            label={tc(`wizard.field.${FIELDS[name]}`)}
            required={name === 'name'}
            wide={name === 'elements'}
          >
            <GoodControl name={name} value={good[name]} onValue={value => write(index, { [name]: value })} />
          </PathField>
        ))
      }}
    </Rows>
  )
}

function GoodControl({ name, value, onValue }: { name: GoodField; value: string; onValue(value: string): void }) {
  const scale = NUMBERS[name]
  if (scale !== undefined) return <DecimalText value={value} scale={scale} onValue={onValue} />
  if (name === 'hsCode') return <TariffCode value={value} onValue={onValue} />
  if (name === 'unit') return <ListedCode list="unit" value={value} onValue={onValue} />
  if (name === 'originCountry') return <ListedCode list="country" value={value} onValue={onValue} />
  return <TextInput value={value} maxLength={255} onValue={onValue} />
}

export function ContainerRows() {
  const tc = useT('customs')
  const { content, put } = useOrderForm()
  const write = (index: number, change: { no?: string; spec?: string }) =>
    put(
      'containers',
      content.containers.map((container, at) => (at === index ? { ...container, ...change } : container)),
    )
  return (
    <Rows
      path="content.containers"
      title={tc('wizard.rows.containers')}
      note={tc('wizard.rows.containers.note')}
      addText={tc('wizard.rows.containers.add')}
      count={content.containers.length}
      max={MAX_ORDER_CONTAINERS}
      onAdd={() => put('containers', [...content.containers, { no: '', spec: '' }])}
      onRemove={index =>
        put(
          'containers',
          content.containers.filter((_, at) => at !== index),
        )
      }
    >
      {index => (
        <>
          <PathField path={`content.containers.${index}.no`} label={tc('wizard.field.containerId')} required>
            <TextInput
              value={content.containers[index]?.no ?? ''}
              maxLength={11}
              onValue={no => write(index, { no: no.toUpperCase() })}
            />
          </PathField>
          <PathField path={`content.containers.${index}.spec`} label={tc('wizard.field.containerMd')}>
            <ListedCode
              list="customs_container_spec"
              value={content.containers[index]?.spec ?? ''}
              onValue={spec => write(index, { spec })}
            />
          </PathField>
        </>
      )}
    </Rows>
  )
}

interface RowsProps {
  path: string
  title: string
  note: string
  addText: string
  count: number
  max: number
  onAdd(): void
  onRemove(index: number): void
  children(index: number): ReactNode
}

/** Rows of the same fields, each in a frame of its own. */
function Rows({ path, title, note, addText, count, max, onAdd, onRemove, children }: RowsProps) {
  const tc = useT('customs')
  return (
    <PathAnchor path={path} className={wizard['rows'] ?? ''}>
      <h3 className={wizard['rowsTitle']}>{title}</h3>
      <p className={wizard['quiet']}>{note}</p>
      {Array.from({ length: count }, (_, index) => (
        // Rows have no identity of their own; their place is it.
        <div key={index} className={wizard['card']} role="group" aria-label={`${title} ${index + 1}`}>
          <span className={wizard['cardNo']}>{index + 1}</span>
          <div className={wizard['cardFields']}>
            <div className={wizard['grid']}>{children(index)}</div>
          </div>
          <IconButton
            icon={<TrashIcon size={18} />}
            label={tc('wizard.row.remove', { number: index + 1 })}
            size="small"
            onClick={() => onRemove(index)}
          />
        </div>
      ))}
      {count < max && (
        <div>
          <Button size="small" icon={<PlusIcon size={16} />} onClick={onAdd}>
            {addText}
          </Button>
        </div>
      )}
    </PathAnchor>
  )
}
