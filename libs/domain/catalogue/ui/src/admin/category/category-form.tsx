import {
  catalogueRoutes,
  categoryCreate,
  categoryInput,
  categoryUpdate,
  type CategoryDetail,
} from '@tradeport/domain/catalogue/contract'
import { categoryPlacement } from '@tradeport/domain/catalogue/rules'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import type { I18nText, LocaleCode, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import {
  ContentForm,
  ParentField,
  PathField,
  PictureField,
  TranslatedField,
  WordsField,
  shownFirst,
  useContentForm,
  useContentSaving,
  type EditLanguagesState,
  type SchemaForm,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useLocale, useText, useFileUpload } from '@tradeport/web/react'
import { Button, FieldGrid, NumberInput, TextInput } from '@tradeport/web/ui'
import { useCategoryTree } from './use-category-tree'
import { wordsAsCode } from '../words-as-code'

type CategoryValues = ParsedInputOf<typeof categoryCreate>
/** The language that is written first is the form's own: the server keeps all of them alike. */
type Value = CategoryValues & { sourceLocale: LocaleCode }

const startOf = (detail: CategoryDetail | null, locale: LocaleCode): Value => ({
  sourceLocale: shownFirst(detail?.name, locale),
  parentId: detail?.parentId ?? null,
  slug: detail?.slug ?? '',
  name: detail?.name ?? {},
  hsHints: detail?.hsHints ?? [],
  imageFileId: detail?.imageFileId ?? null,
  sort: detail?.sort ?? 100,
})

const categoryOf = ({ sourceLocale: _shown, ...category }: Value): CategoryValues => category

const slugOf = (name: I18nText) => wordsAsCode(name.en_US ?? '', '-')

export interface CategoryFormProps {
  detail: CategoryDetail | null
  userId: string
}

export function CategoryForm({ detail, userId }: CategoryFormProps) {
  const t = useT('categories')
  const { locale } = useLocale()
  const create = useAction(categoryCreate)
  const update = useAction(categoryUpdate)
  const { form, languages, frame, store } = useContentForm({
    start: () => startOf(detail, locale),
    schema: categoryInput,
    name: 'category',
    userId,
    id: detail?.id ?? 'new',
    version: detail?.version ?? null,
    texts: ['name'],
    send: value =>
      detail
        ? update.run({ id: detail.id, version: detail.version, category: categoryOf(value) })
        : create.run(categoryOf(value)),
  })
  const { save } = useContentSaving({
    store,
    pathOf: ({ id }) => catalogueRoutes.category(id),
    isNew: detail === null,
    saved: t('done.update'),
  })
  return (
    <ContentForm
      title={t(detail ? 'category.edit' : 'category.new')}
      back={{ label: t('category.title'), href: catalogueRoutes.categories }}
      {...frame}
      actions={
        <Button variant="primary" loading={create.pending || update.pending} onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <FieldGrid>
        <Fields form={form} languages={languages} ownId={detail?.id ?? null} />
      </FieldGrid>
    </ContentForm>
  )
}

interface FieldsProps {
  form: SchemaForm<Value>
  languages: EditLanguagesState
  /** Of a category that exists: it cannot be placed below itself. */
  ownId: string | null
}

function Fields({ form, languages, ownId }: FieldsProps) {
  const t = useT('categories')
  const text = useText()
  const { send } = useFileUpload(uploadFile, 'image')
  const categories = useCategoryTree()
  const { value, set, replace } = form
  const parents = categories.filter(
    ({ id }) => id === value.parentId || categoryPlacement(categories, ownId, id) === null,
  )
  const setName = (name: I18nText) => {
    // A new one's address follows its name until somebody writes another.
    const follows = ownId === null && value.slug === slugOf(value.name)
    replace({ ...value, name, ...(follows ? { slug: slugOf(name) } : {}) })
  }
  return (
    <>
      <TranslatedField
        path="name"
        label={t('category.column.name')}
        value={value.name}
        onChange={setName}
        languages={languages}
        limit={80}
        required
      />
      <PathField path="slug" label={t('category.column.slug')} help={t('category.field.slug.help')} required>
        <TextInput maxLength={60} value={value.slug} onValue={slug => set('slug', slug.toLowerCase())} />
      </PathField>
      <ParentField
        label={t('category.field.parent')}
        top={t('category.top')}
        value={value.parentId ?? null}
        parents={parents.map(({ id, level, name, slug }) => ({ id, level, name: text(name) || slug }))}
        onValue={id => set('parentId', id)}
      />
      <PathField path="sort" label={t('category.field.sort')} help={t('category.field.sort.help')}>
        <NumberInput value={String(value.sort)} scale={0} onValue={sort => set('sort', Number(sort))} />
      </PathField>
      <WordsField
        path="hsHints"
        label={t('category.field.hsHints')}
        help={t('category.field.hsHints.help')}
        separators={[',', ' ', ';']}
        value={value.hsHints}
        onValue={hsHints => set('hsHints', hsHints)}
      />
      <PathField path="imageFileId" label={t('category.field.picture')} help={t('category.field.picture.help')}>
        <PictureField
          label={t('category.field.picture')}
          value={value.imageFileId === null ? [] : [value.imageFileId]}
          onValue={([id]) => set('imageFileId', id ?? null)}
          upload={send}
          max={1}
          maxBytes={MAX_FILE_BYTES}
          ratio={1}
        />
      </PathField>
    </>
  )
}
