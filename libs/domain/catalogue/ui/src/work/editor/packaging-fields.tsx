import { Input } from 'antd'
import { useMemo } from 'react'
import { containerLoad } from '@tradeport/domain/catalogue/rules'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useUnits } from '@tradeport/web/units'
import { contentOf } from './model/content'
import { useEditor } from './editor-context'
import { EditorField } from './editor-field'
import { WholeInput } from './whole-input'
import styles from './editor.module.css'

const SIZES = [
  { name: 'lengthCm', unit: 'cm', scale: 2 },
  { name: 'widthCm', unit: 'cm', scale: 2 },
  { name: 'heightCm', unit: 'cm', scale: 2 },
  { name: 'grossKg', unit: 'kg', scale: 3 },
  { name: 'netKg', unit: 'kg', scale: 3 },
] as const
const LOADS = ['qty20gp', 'qty40gp', 'qty40hq'] as const

/** One carton as it is shipped; volume and loads are what the server will compute. */
export function PackagingFields() {
  const t = useT('catalogue')
  const units = useUnits()
  const { draft, set } = useEditor()
  const { packaging } = draft
  const put = (values: Partial<typeof packaging>) => set({ packaging: { ...packaging, ...values } })
  return (
    <>
      <div className={styles['thirds']}>
        <EditorField path="packaging.pcsPerCarton" label={t('product.packaging.pcsPerCarton')} required>
          {control => (
            <WholeInput
              {...control}
              unit={units.name(draft.saleUnit)}
              value={packaging.pcsPerCarton}
              onChange={pcsPerCarton => put({ pcsPerCarton })}
            />
          )}
        </EditorField>
        {SIZES.map(({ name, unit, scale }) => (
          <EditorField key={name} path={`packaging.${name}`} label={t(`product.packaging.${name}`)} required>
            {({ status, ...control }) => (
              <DecimalInput
                {...control}
                {...(status ? { status } : {})}
                scale={scale}
                unit={unit}
                value={packaging[name] ?? undefined}
                onChange={value => put({ [name]: value ?? null })}
              />
            )}
          </EditorField>
        ))}
      </div>
      <EditorField path="packaging.inner" label={t('product.packaging.inner')} help={t('product.packaging.innerHelp')}>
        {control => (
          <Input
            {...control}
            maxLength={200}
            value={packaging.inner}
            onChange={event => put({ inner: event.target.value })}
          />
        )}
      </EditorField>
      <Load />
    </>
  )
}

function Load() {
  const t = useT('catalogue')
  const format = useFormat()
  const { draft } = useEditor()
  const load = useMemo(() => containerLoad(contentOf(draft).content.packaging), [draft])
  const unit = useUnits().name(draft.saleUnit)
  const figures = [
    {
      key: 'cbm',
      label: t('product.load.cbm'),
      value: load.cartonCbm === null ? null : format.number(load.cartonCbm),
      unit: 'm³',
    },
    ...LOADS.map(name => ({
      key: name,
      label: t(`product.load.${name}`),
      value: load[name] === null ? null : format.number(load[name]),
      unit,
    })),
  ]
  return (
    <div className={styles['load']} role="status" aria-label={t('product.load.title')}>
      {figures.map(figure => (
        <div key={figure.key} className={styles['figureBox']}>
          <span className={styles['figureLabel']}>{figure.label}</span>
          <span className={styles['figureValue']}>
            {figure.value ?? '–'} {figure.value !== null && <small>{figure.unit}</small>}
          </span>
        </div>
      ))}
    </div>
  )
}
