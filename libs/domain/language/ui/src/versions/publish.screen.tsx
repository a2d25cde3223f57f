import { Button, Input } from 'antd'
import {
  ALL_REGIONS_SCOPE,
  languageDraft,
  languageDraftDiscard,
  languageOverview,
  languagePublish,
} from '@tradeport/domain/language/contract'
import { localeConfig } from '@tradeport/kernel/config'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { failureMessage, useAction, useEndpoint, useFormat, useLive, useNotify } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, EmptyState, ErrorState, LinkButton, SkeletonText, Tag } from '@tradeport/web/ui'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styles from '../language.module.css'
import { useNames } from '../use-names'
import { ChangeList } from './change-list'

const NOTE_MAX = 300

/** `/texts/publish`: everything that becomes public, and the button that makes it so. */
export default function PublishScreen() {
  const t = useT('languageWork')
  const tc = useT('common')
  const names = useNames()
  const [params] = useSearchParams()
  const scope = params.get('scope') ?? ALL_REGIONS_SCOPE
  const draft = useEndpoint(languageDraft, { scope })
  const overview = useEndpoint(languageOverview, { scope })
  useLive('languageText')
  const back = `/texts?scope=${encodeURIComponent(scope)}`
  const { data } = draft
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('publish.title')}
        path={[{ key: 'texts', label: t('texts.title'), href: back }]}
        status={<Tag tone="neutral">{names.scope(scope)}</Tag>}
        note={t('publish.lead')}
      />
      {draft.error && !data ? (
        <ErrorState
          title={failureMessage(draft.error, tc)}
          actions={<Button onClick={() => void draft.refetch()}>{tc('action.retry')}</Button>}
        />
      ) : !data ? (
        <SkeletonText lines={12} />
      ) : data.total === 0 ? (
        <EmptyState title={t('publish.empty.title')} actions={<LinkButton href={back}>{t('texts.title')}</LinkButton>}>
          {t('publish.empty.text')}
        </EmptyState>
      ) : (
        <Summary scope={scope} draft={data} mayPublish={overview.data?.mayEdit === true} />
      )}
    </div>
  )
}

interface SummaryProps {
  scope: string
  draft: OutputOf<typeof languageDraft>
  mayPublish: boolean
}

function Summary({ scope, draft, mayPublish }: SummaryProps) {
  const t = useT('languageWork')
  const format = useFormat()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const id = useId()
  const [note, setNote] = useState('')
  const publish = useAction(languagePublish, {
    onSuccess({ no }) {
      notify.success(t('publish.done', { no }))
      navigate(`/texts/versions?scope=${encodeURIComponent(scope)}`)
    },
  })
  const discard = useAction(languageDraftDiscard, { onSuccess: () => notify.success(t('publish.discarded')) })
  const { stamp, total } = draft

  const discardAll = async () => {
    const yes = await notify.confirm({
      title: t('publish.discard.title'),
      text: t('publish.discard.text', { count: total }),
      confirmLabel: t('publish.discard'),
      danger: true,
    })
    if (yes) await discard.run({ scope, stamp })
  }
  const wrong = publish.fieldErrors[0]?.path
  const wrongLocale = wrong?.split('/')[0]
  return (
    <>
      <ul className={styles['totals']}>
        {draft.locales.map(({ locale, count }) => (
          <li key={locale}>
            {localeConfig(locale).name} <b>{format.number(count)}</b>
          </li>
        ))}
      </ul>
      {wrong !== undefined && (
        <Banner
          tone="danger"
          live
          actions={
            <LinkButton
              variant="secondary"
              href={`/texts?scope=${encodeURIComponent(scope)}&language=${wrongLocale}&show=wrong`}
            >
              {t('publish.wrong.show')}
            </LinkButton>
          }
        >
          {t('publish.wrong')}
        </Banner>
      )}
      <section className={styles['panel']}>
        <ChangeList changes={draft.changes} total={total} />
      </section>
      {mayPublish && (
        <div className={styles['bar']}>
          <label className={styles['note']} htmlFor={id}>
            <span className={styles['label']}>{t('publish.note')}</span>
            <Input
              id={id}
              value={note}
              maxLength={NOTE_MAX}
              placeholder={t('publish.note.help')}
              onChange={event => setNote(event.target.value)}
            />
          </label>
          <Button danger loading={discard.pending} onClick={() => void discardAll()}>
            {t('publish.discard')}
          </Button>
          <Button
            type="primary"
            loading={publish.pending}
            onClick={() => void publish.run({ scope, stamp, ...(note.trim() ? { note: note.trim() } : {}) })}
          >
            {t('publish.submit', { count: total })}
          </Button>
        </div>
      )}
    </>
  )
}
