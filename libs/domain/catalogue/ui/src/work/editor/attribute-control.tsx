import { Button, Input, Radio, Select } from 'antd'
import type { AttributeType, AttributeValue, CategoryAttribute } from '@tradeport/domain/catalogue/contract'
import { isComposition, isOptionList, isRange } from '@tradeport/domain/catalogue/rules'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { ReactNode } from 'react'
import { typedSearch } from '../shared/options'
import { SwatchName } from '../shared/swatch'
import { CompositionEditor } from './composition-editor'
import type { ControlProps } from './editor-field'
import { offeredOptions } from './model/offered'
import styles from './editor.module.css'

export interface AttributeControlProps {
  attribute: CategoryAttribute
  value: AttributeValue | undefined
  onChange(value: AttributeValue | undefined): void
  control: ControlProps
}

/** Attributes that are several controls stand in a group of their own instead of a field. */
export const IS_GROUP: Readonly<Record<AttributeType, boolean>> = {
  select: false,
  multi: false,
  number: false,
  text: false,
  range: true,
  bool: true,
  composition: true,
}

const textOf = (value: AttributeValue | undefined) => (typeof value === 'string' ? value : '')

function Options({ attribute, value, onChange, control }: AttributeControlProps) {
  return (
    <Select
      {...control}
      className={styles['full'] ?? ''}
      allowClear
      showSearch={typedSearch}
      value={textOf(value) || null}
      options={offeredOptions(attribute.options, [textOf(value)]).map(({ value: code, label }) => ({
        value: code,
        label,
      }))}
      onChange={code => onChange(code || undefined)}
    />
  )
}

function SeveralOptions({ attribute, value, onChange, control }: AttributeControlProps) {
  const chosen = value !== undefined && isOptionList(value) ? value : []
  return (
    <Select
      {...control}
      mode="multiple"
      className={styles['full'] ?? ''}
      allowClear
      showSearch={typedSearch}
      value={chosen}
      options={offeredOptions(attribute.options, chosen).map(({ value: code, label, swatch }) => ({
        value: code,
        label,
        swatch,
      }))}
      optionRender={({ label, data }) => <SwatchName colour={data.swatch} name={String(label)} />}
      onChange={codes => onChange(codes.length > 0 ? codes : undefined)}
    />
  )
}

function Figure({ attribute, value, onChange, control }: AttributeControlProps) {
  const { status, ...rest } = control
  return (
    <DecimalInput
      {...rest}
      {...(status ? { status } : {})}
      scale={3}
      unit={attribute.unit ?? undefined}
      value={textOf(value) || undefined}
      onChange={onChange}
    />
  )
}

function Range({ attribute, value, onChange }: AttributeControlProps) {
  const t = useT('catalogue')
  const range = value !== undefined && isRange(value) ? value : { min: '', max: '' }
  const set = (end: 'min' | 'max') => (text: string | undefined) => {
    const next = { ...range, [end]: text ?? '' }
    onChange(next.min === '' && next.max === '' ? undefined : next)
  }
  return (
    <div className={styles['range']}>
      {(['min', 'max'] as const).map(end => (
        <DecimalInput
          key={end}
          aria-label={t(`product.attribute.${end}`, { name: attribute.name })}
          placeholder={t(`product.attribute.placeholder.${end}`)}
          scale={3}
          unit={attribute.unit ?? undefined}
          value={range[end] || undefined}
          onChange={set(end)}
        />
      ))}
    </div>
  )
}

function YesOrNo({ value, onChange }: AttributeControlProps) {
  const t = useT('catalogue')
  return (
    <div className={styles['row']}>
      <Radio.Group
        value={value}
        onChange={event => onChange(event.target.value === true)}
        options={[
          { value: true, label: t('product.yes') },
          { value: false, label: t('product.no') },
        ]}
      />
      {value !== undefined && (
        <Button type="link" size="small" onClick={() => onChange(undefined)}>
          {t('product.attribute.clear')}
        </Button>
      )}
    </div>
  )
}

function Words({ value, onChange, control }: AttributeControlProps) {
  return (
    <Input
      {...control}
      maxLength={200}
      value={textOf(value)}
      onChange={event => onChange(event.target.value || undefined)}
    />
  )
}

function Composition({ attribute, value, onChange, control }: AttributeControlProps) {
  const parts = value !== undefined && isComposition(value) ? value : []
  return (
    <CompositionEditor
      value={parts}
      options={offeredOptions(
        attribute.options,
        parts.map(({ option }) => option),
      )}
      invalid={control['aria-invalid'] === true}
      onChange={next => onChange(next.length > 0 ? next : undefined)}
    />
  )
}

const CONTROLS: Readonly<Record<AttributeType, (props: AttributeControlProps) => ReactNode>> = {
  select: Options,
  multi: SeveralOptions,
  number: Figure,
  range: Range,
  bool: YesOrNo,
  text: Words,
  composition: Composition,
}

export function AttributeControl(props: AttributeControlProps) {
  const Kind = CONTROLS[props.attribute.type]
  return <Kind {...props} />
}
