import { Button, Select } from 'antd'
import { MAX_PRICE_TIERS, type PriceMode } from '@tradeport/domain/catalogue/contract'
import { CURRENCIES, INCOTERM_CODES, TRADE_TYPES, incoterm, type TradeType } from '@tradeport/kernel/config'
import { PortInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { CopyIcon, TrashIcon } from '@tradeport/web/ui'
import { known } from '../shared/known'
import { typedSearch, useCurrencyOptions, useIncotermOptions } from '../shared/options'
import { LadderSteps } from './ladder-steps'
import type { LadderDraft } from './model/draft'
import styles from './ladder.module.css'

export interface LadderEditorProps {
  ladder: LadderDraft
  index: number
  mode: Exclude<PriceMode, 'negotiable'>
  /** In words, behind the quantities. */
  unit: string
  tradeTypes: readonly TradeType[]
  /** Article numbers that may have prices of their own. */
  skuCodes: readonly string[]
  errorAt(path: string): string | undefined
  onChange(ladder: LadderDraft): void
  onCopy(): void
  onRemove(): void
}

const EVERY = ''

/** Prices by quantity for one kind of trade, currency and delivery term. */
export function LadderEditor(props: LadderEditorProps) {
  const { ladder, index, tradeTypes, skuCodes, errorAt, onChange } = props
  const t = useT('catalogue')
  const currencies = useCurrencyOptions(ladder.currency)
  const incoterms = useIncotermOptions()
  const path = `ladders.${index}`
  const foreign = ladder.tradeType === 'foreign'
  const term = ladder.incoterm ? incoterm(ladder.incoterm) : undefined
  const number = index + 1
  const named = (field: string) => t('product.ladder.named', { field, number })
  const field = (name: 'tradeType' | 'currency' | 'incoterm' | 'port' | 'skuCode') => {
    const error = errorAt(`${path}.${name}`)
    return { error, status: error === undefined ? ('' as const) : ('error' as const), id: `field-${path}.${name}` }
  }
  const choose = (name: string) => {
    const tradeType = known(TRADE_TYPES, name) ?? 'foreign'
    onChange({
      ...ladder,
      tradeType,
      ...(tradeType === 'domestic' ? { incoterm: null, port: '' } : {}),
    })
  }
  const errors = (['tradeType', 'currency', 'incoterm', 'port', 'skuCode'] as const).flatMap(
    name => field(name).error ?? [],
  )

  return (
    <div
      className={styles['ladder']}
      role="group"
      aria-label={t('product.ladder.title', { number })}
      id={`field-${path}`}
    >
      <div className={styles['head']}>
        <Select
          id={field('tradeType').id}
          status={field('tradeType').status}
          aria-label={named(t('product.ladder.tradeType'))}
          value={ladder.tradeType}
          popupMatchSelectWidth={false}
          options={tradeTypes.map(value => ({ value, label: t(`product.tradeType.${value}`) }))}
          onChange={choose}
        />
        <Select
          id={field('currency').id}
          status={field('currency').status}
          aria-label={named(t('product.ladder.currency'))}
          className={styles['currency'] ?? ''}
          showSearch={typedSearch}
          value={ladder.currency}
          popupMatchSelectWidth={false}
          options={currencies}
          labelRender={({ value }) => value}
          onChange={code => onChange({ ...ladder, currency: CURRENCIES.some(c => c.code === code) ? code : 'USD' })}
        />
        {foreign && (
          <>
            <Select
              id={field('incoterm').id}
              status={field('incoterm').status}
              className={styles['term'] ?? ''}
              aria-label={named(t('product.ladder.incoterm'))}
              placeholder={t('product.ladder.incoterm')}
              showSearch={typedSearch}
              value={ladder.incoterm}
              popupMatchSelectWidth={false}
              options={incoterms}
              labelRender={({ value }) => value}
              onChange={code => onChange({ ...ladder, incoterm: known(INCOTERM_CODES, code) ?? null })}
            />
            <PortInput
              id={field('port').id}
              status={field('port').status}
              className={styles['port'] ?? ''}
              maxLength={80}
              aria-label={named(t('product.ladder.port'))}
              placeholder={term ? t(`product.namedPlace.${term.namedPlace}`) : t('product.ladder.port')}
              value={ladder.port}
              onChange={port => onChange({ ...ladder, port: port ?? '' })}
            />
          </>
        )}
        {skuCodes.length > 1 && (
          <Select
            id={field('skuCode').id}
            status={field('skuCode').status}
            className={styles['sku'] ?? ''}
            aria-label={named(t('product.ladder.sku'))}
            showSearch={typedSearch}
            value={ladder.skuCode ?? EVERY}
            popupMatchSelectWidth={false}
            options={[
              { value: EVERY, label: t('product.ladder.everySku') },
              ...skuCodes.map(code => ({ value: code, label: code })),
            ]}
            onChange={code => onChange({ ...ladder, skuCode: code === EVERY ? null : code })}
          />
        )}
        <span className={styles['tools']}>
          <Button
            type="text"
            icon={<CopyIcon size={18} />}
            aria-label={t('product.ladder.copy', { number })}
            title={t('product.ladder.copy', { number })}
            onClick={props.onCopy}
          />
          <Button
            type="text"
            icon={<TrashIcon size={18} />}
            aria-label={t('product.ladder.remove', { number })}
            title={t('product.ladder.remove', { number })}
            onClick={props.onRemove}
          />
        </span>
      </div>
      {[...new Set(errors)].map(error => (
        <p key={error} className={styles['error']} role="status">
          {error}
        </p>
      ))}
      <LadderSteps
        path={path}
        steps={ladder.steps}
        mode={props.mode}
        unit={props.unit}
        currency={ladder.currency}
        max={MAX_PRICE_TIERS}
        errorAt={errorAt}
        onChange={steps => onChange({ ...ladder, steps })}
      />
    </div>
  )
}
