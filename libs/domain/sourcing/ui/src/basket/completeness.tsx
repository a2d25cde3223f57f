import { Form, Progress } from 'antd'
import { inquiryCompleteness } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import type { Draft } from './basket-form'
import { headerOf, type HeaderValues } from './header-values'
import styles from './basket.module.css'

/** How much a seller would still have to ask; the same count that the sellers see. */
export function Completeness({ draft }: { draft: Draft }) {
  const t = useT('sourcing')
  const form = Form.useFormInstance<HeaderValues>()
  const values: HeaderValues | undefined = Form.useWatch([], { form, preserve: true })
  if (values?.paymentWish === undefined) return null
  const { score, missing } = inquiryCompleteness({
    ...headerOf(values),
    paymentWish: values.paymentWish,
    files: values.files,
    items: draft.items,
  })
  return (
    <section className={styles['complete']}>
      <h2 className={styles['completeTitle']}>{t('complete.title', { score })}</h2>
      <Progress percent={score} showInfo={false} aria-label={t('complete.title', { score })} />
      {missing.length > 0 ? (
        <>
          <p className={styles['quiet']}>{t('complete.hint')}</p>
          <ul className={styles['topics']}>
            {missing.map(topic => (
              <li key={topic}>{t(`complete.${topic}`)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles['quiet']}>{t('complete.done')}</p>
      )}
    </section>
  )
}
