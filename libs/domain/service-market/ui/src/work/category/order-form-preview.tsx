import { dictList } from '@tradeport/domain/reference/contract'
import { visibleFields, type TemplateField } from '@tradeport/domain/service-market/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { QuestionField, TextsIn, type QuestionAnswer } from '@tradeport/web/react'
import { useState } from 'react'
import styles from './category.module.css'

export interface OrderFormPreviewProps {
  fields: readonly TemplateField[]
  /** Whose customer reads it. */
  locale: LocaleCode
}

/** The questions as the customer of a service sees them; answering shows what is asked only then. */
export function OrderFormPreview({ fields, locale }: OrderFormPreviewProps) {
  const t = useT('serviceWork')
  const [answers, setAnswers] = useState<Readonly<Record<string, QuestionAnswer>>>({})
  if (fields.length === 0) return <p className="tp-soft">{t('template.empty')}</p>
  return (
    <div className={styles['preview']} role="group" aria-label={t('template.preview')}>
      <TextsIn locale={locale}>
        {visibleFields(fields, answers).map(field => (
          <QuestionField
            key={field.key}
            question={field}
            countries={dictList}
            words={{ choose: t('template.choose'), yes: t('template.yes') }}
            value={answers[field.key]}
            onChange={answer => setAnswers({ ...answers, [field.key]: answer })}
          />
        ))}
      </TextsIn>
    </div>
  )
}
