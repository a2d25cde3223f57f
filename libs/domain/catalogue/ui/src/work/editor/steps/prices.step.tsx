import { Button, Checkbox, Radio, Select } from 'antd'
import { MOQ_SCOPES, PRICE_MODES } from '@tradeport/domain/catalogue/contract'
import { INCOTERM_CODES, type IncotermCode } from '@tradeport/kernel/config'
import { DecimalInput, PortInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PlusIcon } from '@tradeport/web/ui'
import { useUnits } from '@tradeport/web/units'
import { known } from '../../shared/known'
import { typedSearch, useIncotermOptions } from '../../shared/options'
import { useEditor } from '../editor-context'
import { EditorField, EditorGroup } from '../editor-field'
import { Section } from '../editor-section'
import { LadderEditor } from '../ladder-editor'
import type { LadderDraft } from '../model/draft'
import { useNewLadder } from '../use-new-ladder'
import styles from '../editor.module.css'

/** What it costs, from how many, delivered how. */
export default function PricesStep() {
  return (
    <>
      <Quantities />
      <Delivery />
      <Prices />
    </>
  )
}

function Quantities() {
  const t = useT('catalogue')
  const { draft, set } = useEditor()
  const unit = useUnits().name(draft.saleUnit)
  return (
    <Section title={t('product.section.quantities')}>
      <div className={styles['grid']}>
        {(['moq', 'orderMultiple'] as const).map(name => (
          <EditorField
            key={name}
            path={name}
            label={t(`product.field.${name}`)}
            required={name === 'moq'}
            help={t(`product.help.${name}`)}
          >
            {({ status, ...control }) => (
              <DecimalInput
                {...control}
                {...(status ? { status } : {})}
                scale={3}
                unit={unit}
                value={draft[name] ?? undefined}
                onChange={value => set({ [name]: value ?? null })}
              />
            )}
          </EditorField>
        ))}
        <EditorField path="moqScope" label={t('product.field.moqScope')} help={t('product.help.moqScope')}>
          {control => (
            <Select
              {...control}
              className={styles['full'] ?? ''}
              value={draft.moqScope}
              options={MOQ_SCOPES.map(value => ({ value, label: t(`product.moqScope.${value}`) }))}
              onChange={moqScope => set({ moqScope })}
            />
          )}
        </EditorField>
        <EditorGroup path="mixedBatch" wide={false} label={t('product.field.mixedBatch')}>
          <Checkbox checked={draft.mixedBatch} onChange={event => set({ mixedBatch: event.target.checked })}>
            {t('product.help.mixedBatch')}
          </Checkbox>
        </EditorGroup>
      </div>
    </Section>
  )
}

function Delivery() {
  const t = useT('catalogue')
  const { draft, set } = useEditor()
  const options = useIncotermOptions()
  if (!draft.tradeTypes.includes('foreign')) return null
  return (
    <Section title={t('product.section.delivery')}>
      <div className={styles['grid']}>
        <EditorField path="incoterms" label={t('product.field.incoterms')} required>
          {control => (
            <Select
              {...control}
              mode="multiple"
              className={styles['full'] ?? ''}
              showSearch={typedSearch}
              value={draft.incoterms}
              options={options}
              labelRender={({ value }) => value}
              onChange={codes => set({ incoterms: INCOTERM_CODES.filter(code => codes.includes(code)) })}
            />
          )}
        </EditorField>
        <EditorField path="loadPort" label={t('product.field.loadPort')}>
          {control => (
            <PortInput
              {...control}
              className={styles['full'] ?? ''}
              maxLength={80}
              value={draft.loadPort}
              onChange={loadPort => set({ loadPort: loadPort ?? '' })}
            />
          )}
        </EditorField>
      </div>
    </Section>
  )
}

function Prices() {
  const t = useT('catalogue')
  const units = useUnits()
  const { draft, edit, set, errorAt } = useEditor()
  const newLadder = useNewLadder()
  const mode = draft.priceMode
  const skuCodes = [...new Set(draft.skus.map(sku => sku.code).filter(code => code !== ''))]
  const put = (index: number, ladder: LadderDraft) =>
    edit(before => ({
      ...before,
      ladders: before.ladders.map((other, position) => (position === index ? ladder : other)),
      incoterms: withTerm(before.incoterms, ladder.incoterm),
    }))

  return (
    <Section title={t('product.section.prices')} note={t('product.section.pricesNote')}>
      <EditorGroup path="priceMode" label={t('product.field.priceMode')}>
        <Radio.Group
          value={mode}
          onChange={event => set({ priceMode: known(PRICE_MODES, event.target.value) ?? 'ladder' })}
          options={PRICE_MODES.map(value => ({ value, label: t(`product.priceMode.${value}`) }))}
        />
      </EditorGroup>
      {mode === 'negotiable' ? (
        <p className={styles['quiet']}>{t('product.ladder.negotiable')}</p>
      ) : (
        <EditorGroup path="ladders" label={t('product.field.priceTiers')} required>
          {draft.ladders.map((ladder, index) => (
            // A ladder is known by its place: what it is for may be changed.
            <LadderEditor
              key={index}
              ladder={ladder}
              index={index}
              mode={mode}
              unit={units.name(draft.saleUnit)}
              tradeTypes={draft.tradeTypes.length > 0 ? draft.tradeTypes : ['foreign', 'domestic']}
              skuCodes={skuCodes}
              errorAt={errorAt}
              onChange={next => put(index, next)}
              onCopy={() => set({ ladders: [...draft.ladders, { ...ladder }] })}
              onRemove={() => set({ ladders: draft.ladders.filter((_other, position) => position !== index) })}
            />
          ))}
          <div>
            <Button
              icon={<PlusIcon size={16} />}
              onClick={() => edit(before => ({ ...before, ladders: [...before.ladders, newLadder(before)] }))}
            >
              {t('product.ladder.add')}
            </Button>
          </div>
        </EditorGroup>
      )}
    </Section>
  )
}

/** A term that prices are given for is offered. */
function withTerm(offered: readonly IncotermCode[], term: IncotermCode | null): IncotermCode[] {
  return term === null || offered.includes(term)
    ? [...offered]
    : INCOTERM_CODES.filter(code => code === term || offered.includes(code))
}
