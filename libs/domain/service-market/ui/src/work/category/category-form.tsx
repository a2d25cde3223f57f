import {
  QUALIFICATION_TYPES,
  SERVICE_FLOWS,
  serviceCategoryCreate,
  serviceCategoryInput,
  serviceCategoryUpdate,
  serviceRoutes,
  type ServiceCategoryRow,
} from '@tradeport/domain/service-market/contract'
import { placementProblem } from '@tradeport/domain/service-market/rules'
import type { LocaleCode, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import {
  ChoicesField,
  ContentForm,
  ParentField,
  PathField,
  TranslatedField,
  known,
  shownFirst,
  useContentForm,
  useContentSaving,
  type EditLanguagesState,
  type SchemaForm,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useLocale, useText } from '@tradeport/web/react'
import { Button, FieldGrid, NumberInput, Select, TextInput } from '@tradeport/web/ui'
import { DrawingField } from './drawing-field'
import { useWorkCategories } from './use-work-categories'

type CategoryInput = ParsedInputOf<typeof serviceCategoryCreate>
/** The language that is written first is the form's own: the server keeps all of them alike. */
type Value = CategoryInput & { sourceLocale: LocaleCode }

const startOf = (detail: ServiceCategoryRow | null, locale: LocaleCode): Value => ({
  sourceLocale: shownFirst(detail?.name, locale),
  parentId: detail?.parentId ?? null,
  code: detail?.code ?? '',
  name: detail?.name ?? {},
  icon: detail?.icon ?? null,
  sort: detail?.sort ?? 100,
  flowCode: detail?.flowCode ?? 'GENERIC',
  requiredQualifications: detail?.requiredQualifications ?? [],
  commissionRate: detail?.commissionRate ?? '0',
  settlementDays: detail?.settlementDays ?? 7,
  afterSaleDays: detail?.afterSaleDays ?? 15,
})

const categoryOf = ({ sourceLocale: _shown, ...category }: Value): CategoryInput => category

export interface CategoryFormProps {
  detail: ServiceCategoryRow | null
  userId: string
}

export function CategoryForm({ detail, userId }: CategoryFormProps) {
  const t = useT('serviceWork')
  const { locale } = useLocale()
  const create = useAction(serviceCategoryCreate)
  const update = useAction(serviceCategoryUpdate)
  const { form, languages, frame, store } = useContentForm({
    start: () => startOf(detail, locale),
    schema: serviceCategoryInput,
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
    pathOf: ({ id }) => serviceRoutes.workCategory(id),
    isNew: detail === null,
    saved: t('form.saved'),
  })
  return (
    <ContentForm
      title={t(detail ? 'categories.edit' : 'categories.new')}
      back={{ label: t('categories.title'), href: serviceRoutes.categories }}
      {...frame}
      actions={
        <Button variant="primary" loading={create.pending || update.pending} onClick={() => void save()}>
          {t('categories.save')}
        </Button>
      }
    >
      <FieldGrid>
        <Identity form={form} languages={languages} ownId={detail?.id ?? null} />
        <Terms form={form} />
      </FieldGrid>
    </ContentForm>
  )
}

interface IdentityProps {
  form: SchemaForm<Value>
  languages: EditLanguagesState
  /** Of a category that exists: it cannot be placed below itself. */
  ownId: string | null
}

function Identity({ form, languages, ownId }: IdentityProps) {
  const t = useT('serviceWork')
  const text = useText()
  const categories = useWorkCategories()
  const { value, set } = form
  const parents = categories.filter(
    ({ id }) => id === value.parentId || placementProblem(categories, ownId, id) === null,
  )
  return (
    <>
      <TranslatedField
        path="name"
        label={t('field.name')}
        value={value.name}
        onChange={name => set('name', name)}
        languages={languages}
        limit={80}
        required
      />
      <PathField path="code" label={t('categories.column.code')} help={t('categories.field.code.help')} required>
        <TextInput maxLength={40} value={value.code} onValue={code => set('code', code.toUpperCase())} />
      </PathField>
      <ParentField
        label={t('categories.field.parent')}
        top={t('categories.top')}
        value={value.parentId ?? null}
        parents={parents.map(({ id, level, name }) => ({ id, level, name: text(name) }))}
        onValue={id => set('parentId', id)}
      />
      <PathField path="sort" label={t('categories.field.sort')} help={t('categories.field.sort.help')}>
        <NumberInput value={String(value.sort)} scale={0} onValue={sort => set('sort', Number(sort))} />
      </PathField>
      <DrawingField value={value.icon ?? null} onChange={icon => set('icon', icon)} />
    </>
  )
}

function Terms({ form }: { form: SchemaForm<Value> }) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const { value, set } = form
  return (
    <>
      <PathField path="flowCode" label={t('categories.column.flow')} required>
        <Select
          value={value.flowCode}
          options={SERVICE_FLOWS.map(flow => ({ value: flow, label: t(`categories.flow.${flow}`) }))}
          onValue={flow => set('flowCode', known(SERVICE_FLOWS, flow) ?? 'GENERIC')}
        />
      </PathField>
      <ChoicesField
        path="requiredQualifications"
        label={t('categories.field.qualifications')}
        value={value.requiredQualifications}
        options={QUALIFICATION_TYPES.map(type => ({ value: type, label: tm(`qualification.${type}`) }))}
        onValue={types => set('requiredQualifications', types)}
      />
      <PathField path="commissionRate" label={t('categories.column.commission')} required>
        <NumberInput value={value.commissionRate} scale={2} unit="%" onValue={rate => set('commissionRate', rate)} />
      </PathField>
      <PathField
        path="settlementDays"
        label={t('categories.field.settlementDays')}
        help={t('categories.field.settlementDays.help')}
        required
      >
        <NumberInput
          value={String(value.settlementDays)}
          scale={0}
          unit={t('form.days')}
          onValue={days => set('settlementDays', Number(days))}
        />
      </PathField>
      <PathField path="afterSaleDays" label={t('categories.field.afterSaleDays')} required>
        <NumberInput
          value={String(value.afterSaleDays)}
          scale={0}
          unit={t('form.days')}
          onValue={days => set('afterSaleDays', Number(days))}
        />
      </PathField>
    </>
  )
}
