import { useState, type FormEvent } from 'react'
import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { inquiryCreate, sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { forgetTyped, keepTyped, readTyped } from '@tradeport/web/offline'
import { PhoneSection, ThumbBar } from '@tradeport/web/phone'
import { useAction, useNotify, usePlatform, useSession } from '@tradeport/web/react'
import { Button, Checkbox, Field, NumberInput, Picture, Select, SendIcon, TextArea, TextInput } from '@tradeport/web/ui'
import { useCountryOptions } from '../shared/options'
import { useWords } from '../shared/use-words'
import { inquiryOf, startValues, type InquiryValues } from './inquiry-values'
import styles from './phone.module.css'

export interface InquiryFormProps {
  readonly product: ProductDetail
  readonly skuId: string | undefined
  readonly quantity: string | undefined
}

/** Kept on the phone as it is typed: through a lost line, a closed page and the way to the log-in and back. */
export function InquiryForm({ product, skuId, quantity }: InquiryFormProps) {
  const t = useT('sourcing')
  const phone = useT('phone')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const { openLogin } = useSession()
  const isBuyer = usePlatform().role === 'buyer'
  const key = `inquiry:${product.id}`
  const [values, setValues] = useState(() => startValues(readTyped(key), product.moq, quantity))
  const { run, pending, fieldErrors } = useAction(inquiryCreate)
  const change = (part: Partial<InquiryValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    keepTyped(key, next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isBuyer) {
      openLogin()
      return
    }
    const result = await run(inquiryOf(product, skuId, values))
    if (!result.ok) return
    forgetTyped(key)
    notify.success(t('basket.sent', { no: result.data.no }))
    navigate(sourcingRoutes.inquiry(result.data.id))
  }
  const errorAt = (path: string) => fieldErrors.find(error => error.path.includes(path))?.message
  return (
    <form className={styles['form']} onSubmit={event => void submit(event)}>
      <Goods product={product} />
      <PhoneSection title={t('basket.section.request')}>
        <RequestFields product={product} values={values} onChange={change} errorAt={errorAt} />
        <p className={styles['quiet']}>{phone('inquiry.kept')}</p>
      </PhoneSection>
      <ThumbBar>
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          loading={pending}
          disabled={!product.store.takesInquiries}
          icon={<SendIcon size={18} />}
        >
          {isBuyer ? t('basket.send') : phone('inquiry.logInAndSend')}
        </Button>
      </ThumbBar>
    </form>
  )
}

function Goods({ product }: { product: ProductDetail }) {
  const [first] = product.media
  return (
    <div className={styles['goods']}>
      <Picture id={first?.fileId ?? null} alt="" width={56} />
      <span>{product.title}</span>
    </div>
  )
}

interface RequestFieldsProps {
  readonly product: ProductDetail
  readonly values: InquiryValues
  readonly onChange: (part: Partial<InquiryValues>) => void
  readonly errorAt: (path: string) => string | undefined
}

function RequestFields({ product, values, onChange, errorAt }: RequestFieldsProps) {
  const t = useT('sourcing')
  const words = useWords()
  const countries = useCountryOptions(values.destCountry)
  return (
    <>
      <Field label={t('quotation.item.qty')} required error={errorAt('quantities')}>
        <NumberInput
          value={values.quantity}
          onValue={quantity => onChange({ quantity })}
          scale={3}
          unit={words.unit(product.saleUnit)}
          required
        />
      </Field>
      <Field label={t('inquiry.field.requirement')} help={t('basket.requirementHelp')} error={errorAt('requirement')}>
        <TextArea
          value={values.requirement}
          onValue={requirement => onChange({ requirement })}
          rows={4}
          maxLength={5000}
          enterKeyHint="enter"
        />
      </Field>
      <Field label={t('inquiry.field.destCountry')} error={errorAt('destCountry')}>
        <Select
          value={values.destCountry}
          options={countries}
          placeholder="–"
          onValue={destCountry => onChange({ destCountry })}
        />
      </Field>
      <Field label={t('inquiry.field.neededBy')} error={errorAt('neededBy')}>
        <TextInput
          type="date"
          min={new Date().toISOString().slice(0, 10)}
          value={values.neededBy}
          onValue={neededBy => onChange({ neededBy })}
        />
      </Field>
      <Checkbox checked={values.sampleWanted} onValue={sampleWanted => onChange({ sampleWanted })}>
        {t('inquiry.field.sampleWanted')}
      </Checkbox>
    </>
  )
}
