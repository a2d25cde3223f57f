import { Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { inquiryLineInput, type InquiryLine } from '@tradeport/domain/sourcing/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { AttachmentField, DecimalInput, GrowingText, zodProblems } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useFieldText, useRegion, useText } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { draftOf, inputOf, type LineDraft } from '../shared/line-values'
import { QuantitySteps } from '../shared/quantity-steps'
import { SaveNote } from '../shared/save-note'
import { useAutosave } from '../shared/use-autosave'
import { useFiles } from '../shared/use-files'
import { useWords } from '../shared/use-words'
import type { HeaderValues } from './header-values'
import { SpecFields } from './spec-fields'
import type { Basket } from './use-basket'
import { VariantDialog } from './variant-dialog'
import styles from './basket.module.css'

const MAX_LINE_FILES = 5

/** One wanted article, edited where it stands and saved by itself. */
export function BasketLine({ line, currency, basket }: { line: InquiryLine; currency: string | null; basket: Basket }) {
  const t = useT('sourcing')
  const text = useText()
  const words = useWords()
  const region = useRegion()
  const fieldText = useFieldText()
  const { upload, maxBytes } = useFiles()
  const [draft, setDraft] = useState<LineDraft>(() => draftOf(line, currency ?? region.currency))
  const [variants, setVariants] = useState(false)
  const parsed = z.safeParse(inquiryLineInput(), inputOf(draft))
  const problem = parsed.success ? undefined : zodProblems(parsed.error)[0]
  const autosave = useAutosave(async () => {
    const input = inputOf(draft)
    if (!z.safeParse(inquiryLineInput(), input).success) return 'incomplete'
    const result = await basket.change(line.id, input)
    return result.ok ? 'saved' : 'failed'
  })
  const { joins } = basket
  const { settle } = autosave
  useEffect(() => joins(settle), [joins, settle])
  const edit = (change: Partial<LineDraft>) => {
    setDraft(current => ({ ...current, ...change }))
    autosave.changed()
  }
  // A price that is not named yet will be named in the currency of the whole request.
  const wish = Form.useWatch('currencyWish', Form.useFormInstance<HeaderValues>())
  const priceCurrency = draft.targetPrice === undefined ? (wish ?? draft.targetCurrency) : draft.targetCurrency
  const name = text(line.product?.title) || draft.name
  return (
    <>
      <Picture id={line.product?.imageFileId} alt="" width={88} />
      <div className={styles['lineBody']}>
        <div className={styles['lineHead']}>
          {line.product ? (
            <ProductHead line={line} />
          ) : (
            <Input
              aria-label={t('goods.name')}
              value={draft.name}
              maxLength={200}
              onChange={event => edit({ name: event.target.value })}
            />
          )}
          <SaveNote state={autosave.state} />
        </div>
        {line.product && !line.product.available && <p className={styles['warning']}>{t('basket.lineGone')}</p>}
        {line.product && (
          <div>
            <Button size="small" onClick={() => setVariants(true)}>
              {t(line.skuId ? 'variant.change' : 'variant.choose')}
            </Button>
          </div>
        )}
        {!line.product && <SpecFields specs={draft.specs} onChange={specs => edit({ specs })} />}
        <div className={styles['lineFields']}>
          <div className={styles['wide']}>
            <span className={styles['label']}>{t('inquiry.field.quantities')}</span>
            <QuantitySteps
              label={t('quantity.of', { name })}
              unit={words.unit(draft.unit)}
              value={draft.quantities}
              onChange={quantities => edit({ quantities })}
            />
            {line.product?.moq && (
              <span className={styles['quiet']}>
                {t('item.moq', { qty: words.quantity(line.product.moq, line.unit) })}
              </span>
            )}
          </div>
          <label className={styles['field']}>
            <span className={styles['label']}>{t('inquiry.field.targetPrice')}</span>
            <DecimalInput
              scale={4}
              unit={`${priceCurrency} / ${words.unit(draft.unit)}`}
              value={draft.targetPrice}
              onChange={targetPrice => edit({ targetPrice, targetCurrency: priceCurrency })}
            />
          </label>
          <label className={styles['field']}>
            <span className={styles['label']}>{t('goods.customisation')}</span>
            <GrowingText
              value={draft.customisation}
              maxLength={1000}
              minRows={1}
              maxRows={6}
              onChange={event => edit({ customisation: event.target.value })}
            />
          </label>
        </div>
        {problem && autosave.state === 'incomplete' && (
          <p className={styles['warning']} role="alert">
            {fieldText(problem.rule, problem.params)}
          </p>
        )}
        <div className={styles['lineFoot']}>
          <AttachmentField
            look="button"
            value={draft.files}
            onChange={files => edit({ files })}
            upload={upload}
            max={MAX_LINE_FILES}
            maxBytes={maxBytes}
          />
          <Button type="text" danger onClick={() => void basket.remove(line.id)}>
            {t('basket.removeLine')}
          </Button>
        </div>
      </div>
      {variants && line.productId && (
        <VariantDialog
          line={line}
          productId={line.productId}
          draft={draft}
          basket={basket}
          onClose={() => setVariants(false)}
        />
      )}
    </>
  )
}

function ProductHead({ line }: { line: InquiryLine }) {
  const text = useText()
  if (!line.product) return null
  return (
    <div className={styles['lineName']}>
      <a href={urlOf('portal', `/product/${line.product.productId}`)} target="_blank" rel="noreferrer">
        {text(line.product.title)}
      </a>
      <div className={styles['quiet']}>
        {[text(line.product.skuLabel), line.product.no, text(line.product.storeName)].filter(Boolean).join(' · ')}
      </div>
    </div>
  )
}
