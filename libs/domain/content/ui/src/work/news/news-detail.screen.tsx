import { Alert } from 'antd'
import { newsDetail, type NewsArticleDetail, type NewsStatus } from '@tradeport/domain/content/contract'
import { newsMachine } from '@tradeport/domain/content/rules'
import { DetailSection, EntityDetail, Facts, RichText, known } from '@tradeport/web/entity'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useRegionNames, useText, useTitle } from '@tradeport/web/react'
import { ExternalIcon, LinkButton, Picture } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import styles from '../content-work.module.css'
import { PreviewButton } from '../life/preview-button'
import { TranslationSection } from '../life/translation-section'
import { VersionSection } from '../life/version-section'
import { TextLanguage, useTextLanguage } from '../text-language'
import { newsEntity, newsPath, useNewsCategories } from './news.entity'
import { WorkingVersionNote } from './working-version-note'

const NEXT: Record<NewsStatus, 'author' | 'reviewer' | 'time' | null> = {
  draft: 'author',
  in_review: 'reviewer',
  scheduled: 'time',
  published: null,
  offline: null,
  removed: null,
}

const OTHER_EVENTS = ['create', 'update', 'confirm_translation', 'restore'] as const
type Step = keyof typeof newsMachine.actions
const isStep = (action: string): action is Step => Object.hasOwn(newsMachine.actions, action)

export default function NewsDetailScreen() {
  const t = useT('contentWork')
  const { id = '' } = useParams()
  const state = useEndpoint(newsDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={newsEntity}
      audience="operator"
      state={state}
      backTo="/news"
      next={({ status, publishAt }) => {
        const next = NEXT[status]
        return next ? { who: t(`news.next.${next}`), due: next === 'time' ? publishAt : null } : null
      }}
      extra={({ status }) =>
        status !== 'published' ? (
          <PreviewButton content="news" id={id} />
        ) : (
          <LinkButton
            size="small"
            href={urlOf('portal', `/newsDetail/${id}`)}
            target="_blank"
            rel="noopener"
            iconEnd={<ExternalIcon size={16} />}
          >
            {t('news.open')}
          </LinkButton>
        )
      }
      timeline={({ timeline }) => timeline}
      describeEvent={({ action }) => {
        const event = isStep(action) ? action : known(OTHER_EVENTS, action)
        return event ? t(`news.event.${event}`) : action
      }}
    >
      {detail => <Article detail={detail} />}
    </EntityDetail>
  )
}

function Article({ detail }: { detail: NewsArticleDetail }) {
  const t = useT('contentWork')
  const text = useText()
  const format = useFormat()
  const categories = useNewsCategories()
  const regionName = useRegionNames()
  const language = useTextLanguage(detail.sourceLocale, [detail.title, detail.body])
  const { locale } = language
  return (
    <>
      {detail.revisionOf && <WorkingVersionNote revisionOf={detail.revisionOf} />}
      {detail.workingVersionId && (
        <Alert
          type="info"
          showIcon
          title={t('news.working.exists')}
          action={
            <LinkButton size="small" href={newsPath(detail.workingVersionId)}>
              {t('news.working.open')}
            </LinkButton>
          }
        />
      )}
      {detail.returnReason && (
        <Alert type="warning" showIcon title={t('news.returned')} description={detail.returnReason} />
      )}
      <DetailSection
        title={detail.title[locale] ?? (text(detail.title) || t('list.untitled'))}
        extra={<TextLanguage state={language} />}
      >
        <div className={styles['article']} lang={toBcp47(locale)}>
          {detail.coverFileId && (
            <Picture id={detail.coverFileId} alt="" width={760} ratio={16 / 9} className={styles['cover'] ?? ''} />
          )}
          {detail.summary[locale] && <p className={styles['summary']}>{detail.summary[locale]}</p>}
          {detail.body[locale] ? <RichText html={detail.body[locale]} /> : <p>{t('form.detail.empty')}</p>}
        </div>
      </DetailSection>
      <TranslationSection
        content="news"
        id={detail.id}
        version={detail.version}
        source={detail.sourceLocale}
        texts={{ title: detail.title, summary: detail.summary, body: detail.body }}
        marks={detail.translations}
      />
      <VersionSection content="news" id={detail.id} version={detail.version} editPath={id => `${newsPath(id)}/edit`} />
      <DetailSection title={t('facts.title')}>
        <Facts
          facts={[
            {
              key: 'category',
              label: t('news.field.categoryCode'),
              value: categories.find(category => category.value === detail.categoryCode)?.label ?? detail.categoryCode,
            },
            { key: 'regions', label: t('news.field.regionIds'), value: detail.regionIds.map(regionName).join(', ') },
            {
              key: 'audiences',
              label: t('news.field.audiences'),
              value: detail.audiences.map(audience => t(`audience.${audience}`)).join(', ') || t('audience.everybody'),
            },
            {
              key: 'announceTo',
              label: t('news.field.announceTo'),
              value: detail.announceTo.map(side => t(`audience.${side}`)).join(', ') || t('audience.nobody'),
            },
            ...(detail.announceTo.length > 0
              ? [{ key: 'told', label: t('news.field.told'), value: format.number(detail.told) }]
              : []),
            { key: 'tags', label: t('news.field.tags'), value: detail.tags.join(', ') },
            { key: 'source', label: t('news.field.source'), value: detail.source },
            { key: 'author', label: t('news.field.authorName'), value: detail.authorName },
            { key: 'publishAt', label: t('news.field.publishAt'), value: format.dateTime(detail.publishAt) },
            { key: 'publishedAt', label: t('news.column.publishedAt'), value: format.dateTime(detail.publishedAt) },
            { key: 'showUntil', label: t('news.field.showUntil'), value: format.dateTime(detail.showUntil) },
            { key: 'topUntil', label: t('news.field.topUntil'), value: format.dateTime(detail.topUntil) },
            { key: 'views', label: t('news.column.views'), value: format.number(detail.views) },
          ]}
        />
      </DetailSection>
    </>
  )
}
