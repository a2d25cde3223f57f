import { dictList } from '@tradeport/domain/reference/contract'
import { MESSAGE_TYPES, NEEDS_MAX } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useCountryChoices } from '@tradeport/web/react'
import { Banner, Button, Combobox, Field, Select, TextArea, TextInput, focusProblem } from '@tradeport/web/ui'
import { useId, useRef, useState } from 'react'
import { MessageFiles } from './message-files'
import { MessageSent } from './message-sent'
import { useMessageForm, type MessageFormOptions } from './use-message-form'
import styles from './message.module.css'

export interface MessageFormProps extends MessageFormOptions {
  /** A button beside what follows after it was sent: closing the dialog, going to the list. */
  afterwards?: React.ReactNode
}

export function MessageForm({ afterwards, ...options }: MessageFormProps) {
  const t = useT('support')
  const common = useT('common')
  const state = useMessageForm(options)
  const { values, errors, change } = state
  const form = useRef<HTMLFormElement>(null)
  const [website, setWebsite] = useState('')
  const [busy, setBusy] = useState(false)
  const contactId = useId()

  if (state.sent) {
    return (
      <MessageSent sent={state.sent} onAnother={state.clear}>
        {afterwards}
      </MessageSent>
    )
  }
  const send = async () => {
    if (busy || (await state.submit(website))) return
    focusProblem(form.current)
  }
  const text = (field: 'name' | 'email' | 'areaCode' | 'phone') => ({
    value: values[field],
    onValue: (value: string) => change(field, value),
  })
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      aria-label={t('title')}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      {state.restored && (
        <Banner tone="info" live>
          {t('form.restored')}
        </Banner>
      )}
      <Field label={t('form.type')} error={errors.type} required>
        <Select
          name="type"
          placeholder={t('form.typeChoose')}
          options={MESSAGE_TYPES[options.form].map(type => ({ value: type, label: t(`type.${type}`) }))}
          value={values.type}
          onValue={value => change('type', value)}
        />
      </Field>
      <Field label={t('form.needs')} help={t('form.needsHint')} error={errors.needs} required>
        <TextArea
          name="needs"
          rows={5}
          limit={NEEDS_MAX}
          value={values.needs}
          onValue={value => change('needs', value)}
        />
      </Field>
      <div className={styles['pair']}>
        <Country value={values.country} error={errors.country} onChange={code => change('country', code)} />
        <Field label={t('form.name')} error={errors.name} required>
          <TextInput name="name" autoComplete="name" {...text('name')} />
        </Field>
      </div>
      <fieldset className={styles['contact']} aria-describedby={contactId}>
        <legend className={styles['legend']}>{t('form.contact')}</legend>
        <p id={contactId} className={styles['hint']}>
          {t('form.contactHint')}
        </p>
        <div className={styles['pair']}>
          <Field label={t('form.email')} error={errors.email}>
            <TextInput name="email" type="email" inputMode="email" autoComplete="email" {...text('email')} />
          </Field>
          <div className={styles['phone']}>
            <Field label={t('form.areaCode')} error={errors.areaCode}>
              <TextInput name="areaCode" inputMode="tel" autoComplete="tel-country-code" {...text('areaCode')} />
            </Field>
            <Field label={t('form.phone')} error={errors.phone}>
              <TextInput name="phone" type="tel" inputMode="numeric" autoComplete="tel-national" {...text('phone')} />
            </Field>
          </div>
        </div>
      </fieldset>
      <MessageFiles token={state.token} value={state.files} onChange={state.changeFiles} onBusy={setBusy} />
      {/* Programs fill every field they find; people and their aids find this one not. */}
      <div className={styles['away']} aria-hidden="true">
        <label>
          {t('form.leaveEmpty')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={event => setWebsite(event.target.value)}
          />
        </label>
      </div>
      {state.failure && (
        <Banner tone="danger" live title={common('error.submitFailed')}>
          <p>{failureMessage(state.failure, common)}</p>
          <p>{t('form.kept')}</p>
        </Banner>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" size="large" loading={state.pending || busy}>
          {t('form.send')}
        </Button>
        <Button variant="quiet" size="large" onClick={state.clear}>
          {t('form.clear')}
        </Button>
      </div>
    </form>
  )
}

interface CountryProps {
  value: string
  error: string | undefined
  onChange(code: string): void
}

/** Found by its name in the reader's language, in English, or by its code. */
function Country({ value, error, onChange }: CountryProps) {
  const t = useT('support')
  const list = useCountryChoices(dictList, value)
  const [english] = useState(() => new Intl.DisplayNames(['en'], { type: 'region' }))
  const options = list.map(({ code, name }) => ({
    value: code,
    label: name,
    hint: code,
    keywords: english.of(code) ?? '',
  }))
  const none = t('form.countryNone')
  return (
    <Field label={t('form.country')} error={error} required>
      <Combobox
        value={options.find(option => option.value === value) ?? null}
        options={options}
        onValue={option => onChange(option?.value ?? '')}
        placeholder={t('form.countrySearch')}
        texts={{ empty: none, loading: none, failed: none, clear: t('form.countryClear'), open: t('form.countryOpen') }}
      />
    </Field>
  )
}
