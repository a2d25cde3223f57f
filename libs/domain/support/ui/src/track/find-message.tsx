import { messageTrackLink } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useRegion } from '@tradeport/web/react'
import { Banner, Button, Field, Link, TextInput } from '@tradeport/web/ui'
import { useState } from 'react'
import styles from './track.module.css'

const NUMBER = /^LM\d{8,30}$/

/** For those who have lost the link: number and address bring a new one. */
export function FindMessage({ isWrongLink, startNo }: { isWrongLink: boolean; startNo: string }) {
  const t = useT('support')
  const region = useRegion()
  const [no, setNo] = useState(startNo)
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<{ no?: string; email?: string }>({})
  const [done, setDone] = useState(false)
  const send = useAction(messageTrackLink, { onSuccess: () => setDone(true) })
  const submit = () => {
    const found = {
      ...(NUMBER.test(no.trim()) ? {} : { no: t('problem.no') }),
      ...(email.trim() === ''
        ? { email: t('problem.email') }
        : new RegExp(region.emailRegexp).test(email.trim())
          ? {}
          : { email: t('problem.emailFormat') }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0 && !send.pending) void send.run({ no: no.trim(), email: email.trim() })
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {isWrongLink && (
        <Banner tone="warning" live>
          {t('track.wrongLink')}
        </Banner>
      )}
      {done && (
        <Banner tone="success" live>
          {t('track.findDone')}
        </Banner>
      )}
      <p className={styles['soft']}>{t('track.findLead')}</p>
      <Field label={t('track.findNo')} error={errors.no} required>
        <TextInput name="no" autoComplete="off" spellCheck={false} value={no} onValue={setNo} />
      </Field>
      <Field label={t('form.email')} error={errors.email} required>
        <TextInput name="email" type="email" autoComplete="email" value={email} onValue={setEmail} />
      </Field>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" loading={send.pending}>
          {t('track.findSend')}
        </Button>
        <Link href="/message">{t('title')}</Link>
      </div>
    </form>
  )
}
