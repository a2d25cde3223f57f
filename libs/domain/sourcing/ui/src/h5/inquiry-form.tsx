import { useState, type FormEvent } from 'react'
import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { INQUIRY_SEND_ABILITY, abilityQuery } from '@tradeport/domain/membership/contract'
import { inquiryCreate, sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import { useAbility } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { forgetTyped, keepTyped, readTyped } from '@tradeport/web/offline'
import { PhoneSection, ThumbBar } from '@tradeport/web/phone'
import { useAction, useNotify, usePlatform, useRegion, useSession } from '@tradeport/web/react'
import {
  Button,
  Checkbox,
  Field,
  LockIcon,
  NumberInput,
  Picture,
  Select,
  SendIcon,
  TextArea,
  TextInput,
} from '@tradeport/web/ui'
import { useCountryOptions, useIncotermOptions } from '../shared/options'
import { ClosureNote } from '../shared/store-closure'
import { TrustNote, useLacksTrust } from '../shared/trust'
import { useWords } from '../shared/use-words'
import { inquiryOf, startValues, type InquiryValues } from './inquiry-values'
import { RequestFiles } from './request-files'
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
  const region = useRegion()
  const currency = product.priceTiers[0]?.currency ?? region.currency
  const isBuyer = usePlatform().role === 'buyer'
  const lacksTrust = useLacksTrust(isBuyer)
  const key = `inquiry:${product.id}`
  const [values, setValues] = useState(() => startValues(readTyped(key), product.moq, quantity))
  const [isSending, setIsSending] = useState(false)
  const { run, pending, fieldErrors } = useAction(inquiryCreate)
  const ability = useAbility(abilityQuery, INQUIRY_SEND_ABILITY, { enabled: isBuyer })
  const [isChecking, setIsChecking] = useState(false)
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
    setIsChecking(true)
    const maySend = await ability.check()
    setIsChecking(false)
    if (!maySend) return
    const result = await run(inquiryOf(product, skuId, values, currency))
    if (!result.ok) return
    forgetTyped(key)
    notify.success(t('basket.sent', { no: result.data.no }))
    navigate(sourcingRoutes.inquiry(result.data.id))
  }
  const errorAt = (path: string) => fieldErrors.find(error => error.path.includes(path))?.message
  return (
    <form className={styles['form']} onSubmit={event => void submit(event)}>
      <Goods product={product} />
      <ClosureNote store={product.store} />
      <PhoneSection title={t('basket.section.request')}>
        <RequestFields {...{ product, currency, values, errorAt, lacksTrust }} onChange={change} />
        {isBuyer && <RequestFiles value={values.files} onChange={files => change({ files })} onBusy={setIsSending} />}
        <p className={styles['quiet']}>{phone('inquiry.kept')}</p>
      </PhoneSection>
      <ThumbBar>
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          loading={pending || isChecking}
          disabled={!product.store.takesInquiries || isSending}
          icon={ability.result === null ? <SendIcon size={18} /> : <LockIcon size={18} />}
        >
          {isBuyer ? t('basket.send') : phone('inquiry.logInAndSend')}
        </Button>
        {ability.hint && <p className={styles['quiet']}>{ability.hint}</p>}
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
  readonly currency: string
  readonly values: InquiryValues
  readonly onChange: (part: Partial<InquiryValues>) => void
  readonly errorAt: (path: string) => string | undefined
  /** Samples are not sent to this buyer's company yet. */ readonly lacksTrust: boolean
}

function RequestFields({ product, currency, values, onChange, errorAt, lacksTrust }: RequestFieldsProps) {
  const t = useT('sourcing')
  const words = useWords()
  const countries = useCountryOptions(values.destCountry)
  const incoterms = useIncotermOptions()
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
      <Field label={t('inquiry.field.targetPrice')} error={errorAt('targetPrice')}>
        <NumberInput
          value={values.targetPrice}
          onValue={targetPrice => onChange({ targetPrice })}
          scale={4}
          unit={`${currency} / ${words.unit(product.saleUnit)}`}
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
      <Field label={t('inquiry.field.destPort')} error={errorAt('destPort')}>
        <TextInput value={values.destPort} maxLength={100} onValue={destPort => onChange({ destPort })} />
      </Field>
      <Field label={t('inquiry.field.incotermWish')} error={errorAt('incotermWish')}>
        <Select
          value={values.incotermWish}
          options={incoterms}
          placeholder="–"
          onValue={chosen => onChange({ incotermWish: incoterms.find(({ value }) => value === chosen)?.value ?? '' })}
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
      <Checkbox
        checked={values.sampleWanted}
        disabled={lacksTrust && !values.sampleWanted}
        onValue={sampleWanted => onChange({ sampleWanted })}
      >
        {t('inquiry.field.sampleWanted')}
      </Checkbox>
      {lacksTrust && <TrustNote className={styles['quiet']} />}
    </>
  )
}
