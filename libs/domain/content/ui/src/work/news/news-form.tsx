import {
  TOLD_SIDES,
  newsArticleInput,
  newsCreate,
  newsSubmit,
  newsUpdate,
  type NewsArticleDetail,
} from '@tradeport/domain/content/contract'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { ALL_REGIONS, type LocaleCode } from '@tradeport/kernel/config'
import {
  ChoicesField,
  ContentForm,
  PathField,
  PictureField,
  TranslatedField,
  WordsField,
  useContentForm,
  useContentSaving,
  type EditLanguagesState,
  type SchemaForm,
} from '@tradeport/web/entity'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFileUpload, useLocale, useRegion, useRegionNames } from '@tradeport/web/react'
import { FieldGrid, Select, TextInput } from '@tradeport/web/ui'
import { AudiencesField, BodyField, MomentField, SaveButtons, SidesField } from '../form/fields'
import { newsPath, useNewsCategories } from './news.entity'

type Value = ParsedInputOf<typeof newsCreate>['article']
type Form = SchemaForm<Value>

function startOf(detail: NewsArticleDetail | null, locale: LocaleCode, regionId: string): Value {
  return {
    categoryCode: detail?.categoryCode ?? '',
    sourceLocale: detail?.sourceLocale ?? locale,
    title: detail?.title ?? {},
    summary: detail?.summary ?? {},
    body: detail?.body ?? {},
    coverFileId: detail?.coverFileId ?? null,
    source: detail?.source ?? null,
    authorName: detail?.authorName ?? null,
    regionIds: detail?.regionIds ?? [regionId],
    audiences: detail?.audiences ?? [],
    announceTo: detail?.announceTo ?? [],
    tags: detail?.tags ?? [],
    publishAt: detail?.publishAt ?? null,
    topUntil: detail?.topUntil ?? null,
    showUntil: detail?.showUntil ?? null,
  }
}

export interface NewsFormProps {
  detail: NewsArticleDetail | null
  userId: string
}

export function NewsForm({ detail, userId }: NewsFormProps) {
  const t = useT('contentWork')
  const { locale } = useLocale()
  const region = useRegion()
  const create = useAction(newsCreate)
  const update = useAction(newsUpdate)
  const submit = useAction(newsSubmit)
  const { form, languages, frame, store } = useContentForm({
    start: () => startOf(detail, locale, region.regionId),
    schema: newsArticleInput,
    name: 'article',
    userId,
    id: detail?.id ?? 'new',
    version: detail?.version ?? null,
    stale: detail?.staleLocales,
    texts: ['title', 'summary', 'body'],
    send: article =>
      detail ? update.run({ id: detail.id, version: detail.version, article }) : create.run({ article }),
  })
  const { save, saveAnd } = useContentSaving({
    store,
    pathOf: ({ id }) => newsPath(id),
    isNew: detail === null,
    saved: t('form.saved'),
  })
  // The article's page says what keeps it from being submitted.
  const saveAndSubmit = () =>
    saveAnd(async ({ id, version }) => ((await submit.run({ id, version })).ok ? t('form.submitted') : undefined))
  return (
    <ContentForm
      title={detail?.no ?? t('news.new')}
      back={{ label: t('news.title'), href: '/news' }}
      {...frame}
      actions={
        <SaveButtons
          pending={create.pending || update.pending || submit.pending}
          onSave={save}
          next={{ label: t('form.submit'), run: saveAndSubmit }}
        />
      }
    >
      <Words form={form} languages={languages} />
      <Settings form={form} />
    </ContentForm>
  )
}

function Words({ form, languages }: { form: Form; languages: EditLanguagesState }) {
  const t = useT('contentWork')
  const { value, set } = form
  return (
    <FieldGrid>
      <TranslatedField
        path="title"
        label={t('news.field.title')}
        value={value.title}
        onChange={title => set('title', title)}
        languages={languages}
        limit={200}
        required
        wide
      />
      <TranslatedField
        path="summary"
        label={t('news.field.summary')}
        help={t('news.field.summary.help')}
        value={value.summary}
        onChange={summary => set('summary', summary)}
        languages={languages}
        limit={500}
        rows={3}
        wide
      />
      <BodyField
        label={t('news.field.body')}
        languages={languages}
        value={value.body}
        onChange={body => set('body', body)}
        required
      />
    </FieldGrid>
  )
}

function Settings({ form }: { form: Form }) {
  const t = useT('contentWork')
  const { send: upload } = useFileUpload(uploadFile, 'image')
  const categories = useNewsCategories()
  const regionName = useRegionNames()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const served = who.data?.regionIds ?? []
  const regions = ALL_REGIONS.filter(({ regionId }) => served.length === 0 || served.includes(regionId))
  const { value, set } = form
  return (
    <FieldGrid>
      <PathField path="categoryCode" label={t('news.field.categoryCode')} required>
        <Select
          placeholder=" "
          value={value.categoryCode}
          options={categories}
          onValue={code => set('categoryCode', code)}
        />
      </PathField>
      <ChoicesField
        path="regionIds"
        label={t('news.field.regionIds')}
        required
        value={value.regionIds ?? []}
        options={regions.map(({ regionId }) => ({ value: regionId, label: regionName(regionId) }))}
        onValue={ids => set('regionIds', ids)}
      />
      <PathField path="coverFileId" label={t('news.field.coverFileId')} wide>
        <PictureField
          label={t('news.field.coverFileId')}
          value={value.coverFileId ? [value.coverFileId] : []}
          onValue={([id]) => set('coverFileId', id ?? null)}
          upload={upload}
          max={1}
          maxBytes={MAX_FILE_BYTES}
          ratio={16 / 9}
        />
      </PathField>
      <PathField path="source" label={t('news.field.source')}>
        <TextInput maxLength={120} value={value.source ?? ''} onValue={source => set('source', source || null)} />
      </PathField>
      <PathField path="authorName" label={t('news.field.authorName')}>
        <TextInput maxLength={80} value={value.authorName ?? ''} onValue={name => set('authorName', name || null)} />
      </PathField>
      <MomentField
        path="publishAt"
        label={t('news.field.publishAt')}
        help={t('news.field.publishAt.help')}
        value={value.publishAt}
        onChange={at => set('publishAt', at)}
      />
      <MomentField
        path="showUntil"
        label={t('news.field.showUntil')}
        help={t('news.field.showUntil.help')}
        value={value.showUntil}
        onChange={at => set('showUntil', at)}
      />
      <MomentField
        path="topUntil"
        label={t('news.field.topUntil')}
        value={value.topUntil}
        onChange={at => set('topUntil', at)}
      />
      <AudiencesField
        label={t('news.field.audiences')}
        help={t('news.field.audiences.help')}
        value={value.audiences}
        onChange={audiences => set('audiences', audiences)}
      />
      <SidesField
        path="announceTo"
        label={t('news.field.announceTo')}
        help={t('news.field.announceTo.help')}
        sides={TOLD_SIDES}
        none={t('audience.nobody')}
        value={value.announceTo}
        onChange={sides => set('announceTo', sides)}
      />
      <WordsField
        path="tags"
        label={t('news.field.tags')}
        help={t('news.field.tags.help')}
        value={value.tags}
        onValue={tags => set('tags', tags)}
      />
    </FieldGrid>
  )
}
