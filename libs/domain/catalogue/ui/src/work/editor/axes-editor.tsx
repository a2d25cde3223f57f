import { Alert, Checkbox, Select } from 'antd'
import { useState } from 'react'
import { MAX_AXES, MAX_SKUS, type CategoryAttribute } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { typedSearch } from '../shared/options'
import { Swatch } from '../shared/swatch'
import { offeredOptions } from './model/offered'
import type { AxisDraft } from './model/variants'
import styles from './axes-editor.module.css'

export interface AxesEditorProps {
  /** Attributes that may span the matrix. */
  attributes: readonly CategoryAttribute[]
  axes: readonly AxisDraft[]
  /** False where that would be too many variants. */
  onChange(axes: AxisDraft[]): boolean
}

/** More options than these are chosen from a list instead of being laid out. */
const LAID_OUT = 32

/** By what the variants differ, and in which options they come. */
export function AxesEditor({ attributes, axes, onChange }: AxesEditorProps) {
  const t = useT('catalogue')
  const [refused, setRefused] = useState(false)
  const change = (next: AxisDraft[]) => setRefused(!onChange(next))
  const optionsOf = (code: string) => axes.find(axis => axis.code === code)?.options

  const toggleAxis = (code: string, on: boolean) =>
    change(on ? [...axes, { code, options: [] }] : axes.filter(axis => axis.code !== code))
  const setOptions = (attribute: CategoryAttribute, chosen: readonly string[]) => {
    // In the category's order, so that sizes stand as buyers know them.
    const options = attribute.options.map(option => option.value).filter(value => chosen.includes(value))
    change(axes.map(axis => (axis.code === attribute.code ? { ...axis, options } : axis)))
  }

  return (
    <div className={styles['axes']}>
      {attributes.map(attribute => {
        const chosen = optionsOf(attribute.code)
        const offered = offeredOptions(attribute.options, chosen ?? [])
        return (
          <div key={attribute.code} className={styles['axis']} role="group" aria-label={attribute.name}>
            <Checkbox
              checked={chosen !== undefined}
              disabled={chosen === undefined && axes.length >= MAX_AXES}
              onChange={event => toggleAxis(attribute.code, event.target.checked)}
            >
              {t('product.axis.varies', { name: attribute.name })}
            </Checkbox>
            {chosen !== undefined &&
              (offered.length > LAID_OUT ? (
                <Select
                  mode="multiple"
                  className={styles['list'] ?? ''}
                  aria-label={attribute.name}
                  showSearch={typedSearch}
                  value={chosen}
                  options={offered.map(({ value, label }) => ({ value, label }))}
                  onChange={next => setOptions(attribute, next)}
                />
              ) : (
                <div className={styles['chips']}>
                  {offered.map(option => (
                    <label key={option.value} className={styles['chip']}>
                      <input
                        type="checkbox"
                        checked={chosen.includes(option.value)}
                        onChange={event =>
                          setOptions(
                            attribute,
                            event.target.checked
                              ? [...chosen, option.value]
                              : chosen.filter(value => value !== option.value),
                          )
                        }
                      />
                      <Swatch colour={option.swatch} />
                      <span>{option.label}</span>
                    </label>
                  ))}
                </div>
              ))}
          </div>
        )
      })}
      {refused && <Alert type="error" showIcon title={t('product.axis.tooMany', { max: MAX_SKUS })} />}
    </div>
  )
}
