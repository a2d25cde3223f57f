import { clausesOf, filledIn, type AgreementOffer } from '@tradeport/domain/agreement/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useLocale, useText } from '@tradeport/web/react'
import { Checkbox, Clauses, Field, TextInput } from '@tradeport/web/ui'
import styles from './place-order.module.css'

export interface AgreementAnswer {
  values: Readonly<Record<string, string>>
  accepted: boolean
}

export interface AgreementFieldProps {
  offer: AgreementOffer
  /** What of the order is known by now. */
  known: Readonly<Record<string, string>>
  answer: AgreementAnswer
  errorAt(path: string): { error?: string }
  onChange(answer: AgreementAnswer): void
}

/** The language in which somebody reads an agreement: theirs, else English, else any it is written in. */
export function useAgreementLocale(offer: AgreementOffer | null): LocaleCode {
  const { locale } = useLocale()
  const written = LOCALE_CODES.filter(code => offer?.body[code])
  return [locale, 'en_US' as const, ...written].find(code => written.includes(code)) ?? locale
}

/** What is agreed to with the order: the text, what the customer fills in, and that it accepts. */
export function AgreementField({ offer, known, answer, errorAt, onChange }: AgreementFieldProps) {
  const t = useT('agreement')
  const text = useText()
  const locale = useAgreementLocale(offer)
  const clauses = clausesOf(filledIn(offer.body[locale] ?? '', { ...known, ...answer.values }))
  const { error } = errorAt('agreement')
  return (
    <section className={styles['agreement']} aria-label={text(offer.title)}>
      <h2>{text(offer.title)}</h2>
      {offer.variables.map(({ key, label, required }) => (
        <Field key={key} label={text(label) || key} required={required} {...errorAt(`agreement.variables.${key}`)}>
          <TextInput
            value={answer.values[key] ?? ''}
            maxLength={500}
            onChange={event => onChange({ ...answer, values: { ...answer.values, [key]: event.target.value } })}
          />
        </Field>
      ))}
      <div className={styles['paper']} tabIndex={0} role="region" aria-label={t('section.read')}>
        <Clauses clauses={clauses} level={3} lang={toBcp47(locale)} />
      </div>
      <Checkbox
        checked={answer.accepted}
        error={error}
        onChange={event => onChange({ ...answer, accepted: event.target.checked })}
      >
        {t('place.accept', { edition: offer.edition })}
      </Checkbox>
    </section>
  )
}
