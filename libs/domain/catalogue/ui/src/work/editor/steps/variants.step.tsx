import { Radio } from 'antd'
import { MAX_AXES, STOCK_MODES } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { AxesEditor } from '../axes-editor'
import { BulkFill } from '../bulk-fill'
import { useEditor } from '../editor-context'
import { EditorGroup } from '../editor-field'
import { Section } from '../editor-section'
import { rebuiltVariants, variantCount } from '../model/variants'
import { SkuMatrix } from '../sku-matrix'
import type { ProductDraft } from '../model/draft'

/** In which colours, sizes and other options it comes, and what each variant is. */
export default function VariantsStep() {
  const t = useT('catalogue')
  const { draft, edit, set, attributes, errorAt } = useEditor()
  // One that is an axis no more is shown where it is one still, so that it can be taken off.
  const possible = attributes.filter(
    attribute => attribute.skuAxis || draft.axes.some(axis => axis.code === attribute.code),
  )
  const chosen = draft.axes.flatMap(axis => attributes.find(attribute => attribute.code === axis.code) ?? [])
  const images = draft.media.filter(item => item.kind === 'image').map(item => item.fileId)
  const showStock = draft.stockMode === 'stock'
  const setSkus = (change: (skus: ProductDraft['skus']) => ProductDraft['skus']) =>
    edit(before => ({ ...before, skus: change(before.skus) }))

  return (
    <>
      <Section title={t('product.section.axes')} note={t('product.section.axesNote', { max: MAX_AXES })}>
        <EditorGroup path="axes" label={t('product.field.axes')}>
          <AxesEditor
            attributes={possible}
            axes={draft.axes}
            onChange={axes => {
              const next = rebuiltVariants(draft, axes)
              if (next) set(next)
              return next !== undefined
            }}
          />
        </EditorGroup>
        <EditorGroup path="stockMode" label={t('product.field.stockMode')}>
          <Radio.Group
            value={draft.stockMode}
            onChange={event => {
              const mode = STOCK_MODES.find(value => value === event.target.value)
              if (mode) set({ stockMode: mode })
            }}
            options={STOCK_MODES.map(value => ({ value, label: t(`product.stockMode.${value}`) }))}
          />
        </EditorGroup>
      </Section>
      <Section
        title={t('product.section.matrix', { count: draft.skus.length })}
        note={
          draft.axes.length > 0 && variantCount(draft.axes) === 0
            ? t('product.sku.chooseOptions')
            : t('product.sku.hint')
        }
      >
        <EditorGroup path="skus" label={<span className="tp-visually-hidden">{t('product.field.skus')}</span>}>
          {draft.skus.length > 1 && (
            <BulkFill
              key={draft.axes.map(axis => axis.code).join()}
              axes={chosen}
              skus={draft.skus}
              modelNo={draft.modelNo}
              showStock={showStock}
              images={images}
              onChange={setSkus}
            />
          )}
          {draft.skus.length > 0 && (
            <SkuMatrix
              axes={chosen}
              skus={draft.skus}
              showStock={showStock}
              images={images}
              errorAt={errorAt}
              onChange={setSkus}
            />
          )}
        </EditorGroup>
      </Section>
    </>
  )
}
