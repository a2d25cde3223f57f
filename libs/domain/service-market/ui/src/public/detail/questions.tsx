import { useState } from 'react'
import {
  QUESTION_MAX,
  marketQuestions,
  serviceQuestionAsk,
  serviceQuestionPage,
  type MarketServiceDetail,
} from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useAction, useEndpoint, useFormat, useLive, useNotify, useSession } from '@tradeport/web/react'
import { Button, Field, LinkButton, TextArea } from '@tradeport/web/ui'
import { useIsSeller } from '../use-is-seller'
import styles from './service-detail.module.css'

const MOST_SHOWN = 20
/** Where the page shows them, for a link from its head. */
export const QUESTIONS_ID = 'questions'

/** What others asked and the provider shows, what the reader asked, and room to ask. */
export function Questions({ service }: { service: MarketServiceDetail }) {
  const t = useT('serviceMarket')
  const format = useFormat()
  const { isSignedIn } = useSession()
  const isSeller = useIsSeller()
  const { data } = useEndpoint(marketQuestions, { serviceId: service.id, pageSize: MOST_SHOWN }, { quiet: true })
  const shown = data?.records ?? []
  return (
    <section id={QUESTIONS_ID} className={styles['part']} aria-label={t('questions.title')}>
      <div className={styles['partHead']}>
        <h2 className={styles['partTitle']}>{t('questions.title')}</h2>
      </div>
      {isSeller && <OwnQuestions serviceId={service.id} />}
      {data && shown.length === 0 && <p className={styles['partLead']}>{t('questions.empty')}</p>}
      <div className={styles['faq']}>
        {shown.map(entry => (
          <details key={entry.id} className={styles['question']}>
            <summary>{entry.question}</summary>
            <p className={styles['words']}>{entry.answer}</p>
            <p className={styles['published']}>{t('questions.answered', { date: format.date(entry.answeredAt) })}</p>
          </details>
        ))}
      </div>
      {isSeller ? (
        <AskForm serviceId={service.id} />
      ) : (
        !isSignedIn && (
          <p>
            <LinkButton href={urlOf('seller', `/member?sourceUrl=${encodeURIComponent(window.location.href)}`)}>
              {t('questions.signIn')}
            </LinkButton>
          </p>
        )
      )}
    </section>
  )
}

function OwnQuestions({ serviceId }: { serviceId: string }) {
  const t = useT('serviceMarket')
  const format = useFormat()
  useLive('serviceQuestion')
  const { data } = useEndpoint(serviceQuestionPage, { serviceId, pageSize: MOST_SHOWN }, { quiet: true })
  const own = data?.records ?? []
  if (own.length === 0) return null
  return (
    <ul role="list" className={styles['own']} aria-label={t('questions.own')}>
      {own.map(row => (
        <li key={row.id} className={styles['ownQuestion']}>
          <p className={styles['published']}>{`${t('questions.own')} · ${format.dateTime(row.askedAt)}`}</p>
          <p className={styles['words']}>{row.question}</p>
          {row.answer === null ? (
            <p className={styles['published']}>{t('questions.waiting')}</p>
          ) : (
            <p className={styles['ownAnswer']}>{row.answer}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function AskForm({ serviceId }: { serviceId: string }) {
  const t = useT('serviceMarket')
  const notify = useNotify()
  const ask = useAction(serviceQuestionAsk)
  const [question, setQuestion] = useState('')
  const [error, setError] = useState<string>()
  const send = async () => {
    setError(undefined)
    const sent = await ask.run({ serviceId, question })
    if (sent.ok) {
      setQuestion('')
      notify.success(t('questions.sent'))
    } else setError(sent.fieldErrors[0]?.message)
  }
  return (
    <form
      className={styles['askForm']}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={t('questions.label')} help={t('questions.help')} {...(error === undefined ? {} : { error })}>
        <TextArea value={question} limit={QUESTION_MAX} rows={3} onValue={setQuestion} />
      </Field>
      <Button type="submit" loading={ask.pending} disabled={question.trim() === ''}>
        {t('questions.send')}
      </Button>
    </form>
  )
}
