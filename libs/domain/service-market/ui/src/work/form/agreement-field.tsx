import { clausesOf, filledIn } from '@tradeport/domain/agreement/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Clauses, Select } from '@tradeport/web/ui'
import { useAgreementOptions } from '../service/use-agreement-options'
import styles from './service-form.module.css'
import type { ServiceForm } from './use-service-form'

/** Under which of the platform's agreements the service is offered, with its text. */
export function AgreementField({ form, locale }: { form: ServiceForm; locale: LocaleCode }) {
  const t = useT('serviceWork')
  const text = useText()
  const { content, set } = form
  const options = useAgreementOptions(content.categoryCode)
  if (!options || (options.length === 0 && !content.agreementTemplateCode)) return null
  const code = content.agreementTemplateCode ?? ''
  const chosen = options.find(option => option.code === code)
  // What is not in force any more stays to be seen, with the problem at its field.
  const gone = code !== '' && !chosen ? [{ value: code, label: code }] : []
  const none = { value: '', label: t(options.length > 0 ? 'form.agreement.choose' : 'form.agreement.none') }
  const written = LOCALE_CODES.filter(each => chosen?.body[each])
  const read = [locale, content.sourceLocale, ...written].find(each => written.includes(each))
  return (
    <>
      <PathField
        path="agreementTemplateCode"
        label={t('field.agreementTemplateCode')}
        help={t('field.agreementTemplateCode.help')}
        required={options.length > 0}
      >
        <Select
          value={code}
          options={[
            none,
            ...options.map(({ code: value, title }) => ({ value, label: text(title) || value })),
            ...gone,
          ]}
          onValue={value => set('agreementTemplateCode', value || null)}
        />
      </PathField>
      {chosen && read && (
        <details className={styles['agreement']}>
          <summary>{t('form.agreement.read', { edition: chosen.edition })}</summary>
          <div className={styles['paper']} tabIndex={0} role="region" aria-label={text(chosen.title)}>
            <Clauses clauses={clausesOf(filledIn(chosen.body[read] ?? '', {}))} level={3} lang={toBcp47(read)} />
          </div>
        </details>
      )}
    </>
  )
}
