import { Button, Form, Input, Select } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { categoryTree } from '@tradeport/domain/catalogue/contract'
import { MAX_CAPACITIES, MAX_MACHINES } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCodeList, useEndpoint, useFieldText } from '@tradeport/web/react'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import { useUnits } from '@tradeport/web/units'
import styles from './company.module.css'

const PLACE = 'production'

/** What stands in its factory, and what it can make in a month. */
export function FactoryFields({ editable }: { editable: boolean }) {
  const t = useT('identityCompany')
  return (
    <>
      <div className={styles['fields']}>
        <Form.Item name={[PLACE, 'factoryAreaM2']} label={t('production.factoryAreaM2')}>
          <DecimalInput scale={0} unit={t('production.area', { area: '' }).trim()} />
        </Form.Item>
        <Form.Item name={[PLACE, 'productionLines']} label={t('production.productionLines')}>
          <DecimalInput scale={0} />
        </Form.Item>
      </div>
      <Machines editable={editable} />
      <Capacities editable={editable} />
    </>
  )
}

/** How much it turns over: asked of all. */
export function RevenueField() {
  const t = useT('identityCompany')
  return (
    <Form.Item name={[PLACE, 'annualRevenue']} label={t('production.annualRevenue')}>
      <RevenueSelect />
    </Form.Item>
  )
}

function RevenueSelect(props: { value?: string | null; onChange?(value: string | undefined): void }) {
  const bands = useCodeList(dictList, 'annual_revenue_band')
  return (
    <Select
      {...props}
      allowClear
      options={bands.options.map(({ value }) => ({ value, label: bands.nameOf(value) }))}
      labelRender={({ value }) => bands.nameOf(String(value))}
    />
  )
}

interface LinesProps {
  name: 'machines' | 'monthlyCapacity'
  title: string
  add: string
  most: number
  first: object
  editable: boolean
  children(place: number): ReactNode
}

/** Lines that can be added and taken away. */
function Lines({ name, title, add: addText, most, first, editable, children }: LinesProps) {
  const t = useT('identityCompany')
  return (
    <Form.List name={[PLACE, name]}>
      {(fields, { add, remove }) => (
        <fieldset className={styles['lines']}>
          <legend>{title}</legend>
          {fields.map(field => (
            <div key={field.key} className={styles['line']}>
              {children(field.name)}
              {editable && (
                <Button
                  type="text"
                  className={styles['removeLine'] ?? ''}
                  icon={<CloseIcon size={16} />}
                  aria-label={t('production.remove')}
                  onClick={() => remove(field.name)}
                />
              )}
            </div>
          ))}
          {editable && fields.length < most && (
            <Button icon={<PlusIcon size={16} />} onClick={() => add(first)}>
              {addText}
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  )
}

function useRequired() {
  const fieldText = useFieldText()
  return [{ required: true, whitespace: true, message: fieldText('required') }]
}

function Machines({ editable }: { editable: boolean }) {
  const t = useT('identityCompany')
  const required = useRequired()
  return (
    <Lines
      name="machines"
      title={t('production.machines')}
      add={t('production.addMachine')}
      most={MAX_MACHINES}
      first={{ count: '1' }}
      editable={editable}
    >
      {place => (
        <>
          <Form.Item name={[place, 'type']} label={t('production.machineType')} rules={required}>
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item name={[place, 'count']} label={t('production.machineCount')} rules={required}>
            <DecimalInput scale={0} />
          </Form.Item>
          <Form.Item name={[place, 'year']} label={t('production.machineYear')}>
            <Input maxLength={4} inputMode="numeric" />
          </Form.Item>
        </>
      )}
    </Lines>
  )
}

function Capacities({ editable }: { editable: boolean }) {
  const t = useT('identityCompany')
  const required = useRequired()
  const goods = useGoods()
  const units = useUnits().options()
  return (
    <Lines
      name="monthlyCapacity"
      title={t('production.monthlyCapacity')}
      add={t('production.addGoods')}
      most={MAX_CAPACITIES}
      first={{ unit: 'piece' }}
      editable={editable}
    >
      {place => (
        <>
          <Form.Item name={[place, 'categoryId']} label={t('production.goods')} rules={required}>
            <Select showSearch={{ optionFilterProp: 'label' }} options={goods} popupMatchSelectWidth={false} />
          </Form.Item>
          <Form.Item name={[place, 'quantity']} label={t('production.quantity')} rules={required}>
            <DecimalInput scale={3} />
          </Form.Item>
          <Form.Item name={[place, 'unit']} label={t('production.unit')} rules={required}>
            <Select showSearch={{ optionFilterProp: 'label' }} options={units} />
          </Form.Item>
        </>
      )}
    </Lines>
  )
}

/** Categories of the mall, each named with those above it. */
function useGoods() {
  const { data } = useEndpoint(categoryTree, {})
  return useMemo(() => {
    const nodes = new Map((data?.nodes ?? []).map(node => [node.id, node]))
    const pathOf = (id: string | null): string[] => {
      const node = id === null ? undefined : nodes.get(id)
      return node ? [...pathOf(node.parentId), node.name] : []
    }
    return [...nodes.values()]
      .filter(({ leaf }) => leaf)
      .map(({ id }) => ({ value: id, label: pathOf(id).join(' › ') }))
  }, [data])
}
