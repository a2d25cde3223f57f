import {
  BANNER_SLOTS,
  bannerCreate,
  bannerInput,
  bannerPublish,
  bannerUpdate,
  type BannerRow,
} from '@tradeport/domain/content/contract'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import type { LocaleCode } from '@tradeport/kernel/config'
import {
  ContentForm,
  PathField,
  PictureField,
  TranslatedField,
  useContentForm,
  useContentSaving,
  withText,
  type EditLanguagesState,
  type SchemaForm,
} from '@tradeport/web/entity'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFileUpload, useLocale } from '@tradeport/web/react'
import { FieldGrid, NumberInput, Select as NativeSelect, TextInput } from '@tradeport/web/ui'
import { MomentField, SaveButtons, usePublishedAs } from '../form/fields'
import { bannerPath } from './banner.entity'

type Value = ParsedInputOf<typeof bannerCreate>
type Form = SchemaForm<Value>

const DEFAULT_SORT = 100

function startOf(detail: BannerRow | null, locale: LocaleCode): Value {
  return {
    slot: detail?.slot ?? 'portal_home',
    sourceLocale: detail?.sourceLocale ?? locale,
    title: detail?.title ?? {},
    subtitle: detail?.subtitle ?? {},
    images: detail?.images ?? {},
    link: detail?.link ?? null,
    showFrom: detail?.showFrom ?? null,
    showUntil: detail?.showUntil ?? null,
    sort: detail?.sort ?? DEFAULT_SORT,
  }
}

export function BannerForm({ detail, userId }: { detail: BannerRow | null; userId: string }) {
  const t = useT('contentWork')
  const publishedAs = usePublishedAs()
  const { locale } = useLocale()
  const create = useAction(bannerCreate)
  const update = useAction(bannerUpdate)
  const publish = useAction(bannerPublish)
  const { form, languages, frame, store } = useContentForm({
    start: () => startOf(detail, locale),
    schema: bannerInput,
    name: 'banner',
    userId,
    id: detail?.id ?? 'new',
    version: detail?.version ?? null,
    stale: detail?.staleLocales,
    texts: ['title', 'subtitle'],
    perLanguage: ['images'],
    send: banner => (detail ? update.run({ id: detail.id, version: detail.version, banner }) : create.run(banner)),
  })

  const { save, saveAnd } = useContentSaving({
    store,
    pathOf: ({ id }) => bannerPath(id),
    isNew: detail === null,
    saved: t('form.saved'),
  })
  const saveAndPublish = () => saveAnd(async ({ id, version }) => publishedAs(await publish.run({ id, version })))
  return (
    <ContentForm
      title={detail?.no ?? t('banner.new')}
      back={{ label: t('banner.title'), href: '/banners' }}
      {...frame}
      actions={
        <SaveButtons
          pending={create.pending || update.pending || publish.pending}
          onSave={save}
          next={{ label: t('form.publish'), run: saveAndPublish }}
        />
      }
    >
      <Fields form={form} languages={languages} />
    </ContentForm>
  )
}

function Fields({ form, languages }: { form: Form; languages: EditLanguagesState }) {
  const t = useT('contentWork')
  const { send: upload } = useFileUpload(uploadFile, 'image')
  const { value, set } = form
  const { shown } = languages
  const image = value.images[shown]
  return (
    <FieldGrid>
      <TranslatedField
        path="title"
        label={t('banner.field.title')}
        value={value.title}
        onChange={title => set('title', title)}
        languages={languages}
        limit={80}
        required
      />
      <TranslatedField
        path="subtitle"
        label={t('banner.field.subtitle')}
        value={value.subtitle}
        onChange={subtitle => set('subtitle', subtitle)}
        languages={languages}
        limit={160}
      />
      <PathField
        path="images"
        also={[`images.${shown}`]}
        label={t('banner.field.images')}
        help={t('banner.field.images.help')}
        wide
      >
        <PictureField
          key={shown}
          label={t('banner.field.images')}
          value={image ? [image] : []}
          onValue={([id]) => set('images', withText(value.images, shown, id ?? ''))}
          upload={upload}
          max={1}
          maxBytes={MAX_FILE_BYTES}
          ratio={16 / 9}
        />
      </PathField>
      <PathField path="slot" label={t('banner.field.slot')} required>
        <NativeSelect
          value={value.slot}
          options={BANNER_SLOTS.map(slot => ({ value: slot, label: t(`banner.slot.${slot}`) }))}
          onValue={slot => set('slot', BANNER_SLOTS.find(known => known === slot) ?? 'portal_home')}
        />
      </PathField>
      <PathField path="link" label={t('banner.field.link')} help={t('banner.field.link.help')}>
        <TextInput maxLength={2048} value={value.link ?? ''} onValue={link => set('link', link.trim() || null)} />
      </PathField>
      <MomentField
        path="showFrom"
        label={t('banner.field.showFrom')}
        value={value.showFrom}
        onChange={at => set('showFrom', at)}
      />
      <MomentField
        path="showUntil"
        label={t('banner.field.showUntil')}
        value={value.showUntil}
        onChange={at => set('showUntil', at)}
      />
      <PathField path="sort" label={t('banner.field.sort')} help={t('banner.field.sort.help')}>
        <NumberInput value={String(value.sort)} scale={0} onValue={sort => set('sort', Number(sort))} />
      </PathField>
    </FieldGrid>
  )
}
