import {
  DOCUMENT_KINDS,
  documentCreate,
  documentInput,
  documentPublish,
  documentUpdate,
  type documentDetail,
} from '@tradeport/domain/content/contract'
import { MAX_FILE_BYTES, fileInfo, uploadFile } from '@tradeport/domain/files/contract'
import type { LocaleCode } from '@tradeport/kernel/config'
import type { OutputOf, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import {
  AttachmentField,
  ContentForm,
  PathField,
  TranslatedField,
  useContentForm,
  useContentSaving,
  withText,
  type EditLanguagesState,
  type SchemaForm,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFileUpload, useLocale, useNotify } from '@tradeport/web/react'
import { Checkbox, FieldGrid, Select as NativeSelect, TextInput } from '@tradeport/web/ui'
import { AudiencesField, BodyField, MomentField, SaveButtons, usePublishedAs } from '../form/fields'
import { documentPath } from './document.entity'

type Detail = OutputOf<typeof documentDetail>
type Value = ParsedInputOf<typeof documentCreate>
type Form = SchemaForm<Value>

function startOf(detail: Detail | null, locale: LocaleCode): Value {
  return {
    code: detail?.code ?? '',
    kind: detail?.kind ?? 'agreement',
    sourceLocale: detail?.sourceLocale ?? locale,
    title: detail?.title ?? {},
    body: detail?.body ?? {},
    files: detail?.files ?? {},
    effectiveAt: detail?.effectiveAt ?? new Date().toISOString(),
    showFrom: detail?.showFrom ?? null,
    showUntil: detail?.showUntil ?? null,
    mustAccept: detail?.mustAccept ?? false,
    audiences: detail?.audiences ?? [],
  }
}

export interface DocumentFormProps {
  detail: Detail | null
  /** The edition that the new one begins with. */
  before: Detail | null
  userId: string
}

export function DocumentForm({ detail, before, userId }: DocumentFormProps) {
  const t = useT('contentWork')
  const notify = useNotify()
  const publishedAs = usePublishedAs()
  const { locale } = useLocale()
  const create = useAction(documentCreate)
  const update = useAction(documentUpdate)
  const publish = useAction(documentPublish)
  const { form, languages, frame, store } = useContentForm({
    start: () => ({
      ...startOf(detail ?? before, locale),
      ...(detail ? {} : { effectiveAt: new Date().toISOString(), showFrom: null, showUntil: null }),
    }),
    schema: documentInput,
    name: 'document',
    userId,
    id: detail?.id ?? before?.code ?? 'new',
    version: detail?.version ?? null,
    stale: detail?.staleLocales,
    texts: ['title', 'body'],
    perLanguage: ['files'],
    send: document =>
      detail ? update.run({ id: detail.id, version: detail.version, document }) : create.run(document),
  })
  const { save, saveAnd } = useContentSaving({
    store,
    pathOf: ({ id }) => documentPath(id),
    isNew: detail === null,
    saved: t('form.saved'),
  })
  const saveAndPublish = async () => {
    if (!(await notify.confirm({ title: t('form.publish'), text: t('document.confirm.publish') }))) return
    await saveAnd(async ({ id, version }) => publishedAs(await publish.run({ id, version })))
  }
  return (
    <ContentForm
      title={detail?.no ?? t('document.new')}
      back={{ label: t('document.title'), href: '/documents' }}
      {...frame}
      actions={
        <SaveButtons
          pending={create.pending || update.pending || publish.pending}
          onSave={save}
          next={{ label: t('form.publish'), run: saveAndPublish }}
        />
      }
    >
      <Fields form={form} languages={languages} isNamed={detail !== null || before !== null} />
    </ContentForm>
  )
}

interface FieldsProps {
  form: Form
  languages: EditLanguagesState
  /** The code of a document that exists does not change. */
  isNamed: boolean
}

function Fields({ form, languages, isNamed }: FieldsProps) {
  const t = useT('contentWork')
  const { value, set } = form
  return (
    <FieldGrid>
      <PathField path="code" label={t('document.field.code')} help={t('document.field.code.help')} required>
        <TextInput
          maxLength={40}
          disabled={isNamed}
          value={value.code}
          onValue={code => set('code', code.toLowerCase())}
        />
      </PathField>
      <PathField path="kind" label={t('document.field.kind')} required>
        <NativeSelect
          value={value.kind}
          options={DOCUMENT_KINDS.map(kind => ({ value: kind, label: t(`document.kind.${kind}`) }))}
          onValue={kind => set('kind', DOCUMENT_KINDS.find(known => known === kind) ?? 'agreement')}
        />
      </PathField>
      <TranslatedField
        path="title"
        label={t('document.field.title')}
        value={value.title}
        onChange={title => set('title', title)}
        languages={languages}
        limit={200}
        required
        wide
      />
      <BodyField
        label={t('document.field.body')}
        languages={languages}
        value={value.body}
        onChange={body => set('body', body)}
      />
      <FileField form={form} locale={languages.shown} />
      <MomentField
        path="effectiveAt"
        label={t('document.field.effectiveAt')}
        required
        value={value.effectiveAt}
        onChange={at => set('effectiveAt', at ?? '')}
      />
      <MomentField
        path="showFrom"
        label={t('document.field.showFrom')}
        help={t('document.field.showFrom.help')}
        value={value.showFrom}
        onChange={at => set('showFrom', at)}
      />
      <MomentField
        path="showUntil"
        label={t('document.field.showUntil')}
        help={t('document.field.showUntil.help')}
        value={value.showUntil}
        onChange={at => set('showUntil', at)}
      />
      <AudiencesField
        label={t('document.field.audiences')}
        help={t('document.field.audiences.help')}
        value={value.audiences}
        onChange={audiences => set('audiences', audiences)}
      />
      <Checkbox checked={value.mustAccept} onValue={mustAccept => set('mustAccept', mustAccept)}>
        {t('document.field.mustAccept')}
      </Checkbox>
    </FieldGrid>
  )
}

/** The file of the language that is shown. */
function FileField({ form, locale }: { form: Form; locale: LocaleCode }) {
  const t = useT('contentWork')
  const { send: upload } = useFileUpload(uploadFile, 'document')
  const { value, set } = form
  const id = value.files[locale]
  const info = useEndpoint(fileInfo, { ids: id ? [id] : [] }, { enabled: id !== undefined, quiet: true })
  const name = info.data?.files.find(file => file.id === id)?.fileName ?? t('document.field.files')
  return (
    <PathField
      path="files"
      also={[`files.${locale}`]}
      label={t('document.field.files')}
      help={t('document.field.files.help')}
      wide
    >
      {control => (
        <AttachmentField
          key={locale}
          id={control.id}
          look="button"
          max={1}
          maxBytes={MAX_FILE_BYTES}
          upload={upload}
          value={id ? [{ fileId: id, name }] : []}
          onChange={([file]) => set('files', withText(value.files, locale, file?.fileId ?? ''))}
        />
      )}
    </PathField>
  )
}
