import {
  ATTRIBUTE_TRAITS,
  ATTRIBUTE_TYPES,
  attributeCreate,
  attributeInput,
  attributeUpdate,
  catalogueRoutes,
  type AttributeDetail,
  type AttributeType,
} from '@tradeport/domain/catalogue/contract'
import type { I18nText, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import {
  ContentForm,
  PathField,
  TranslatedField,
  known,
  shownFirst,
  useEditLanguages,
  useSchemaForm,
  withText,
  type EditLanguagesState,
  type SchemaForm,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useLocale, useNotify } from '@tradeport/web/react'
import { Button, FieldGrid, NumberInput, Select, TextInput } from '@tradeport/web/ui'
import { useState } from 'react'
import { wordsAsCode } from '../words-as-code'
import { OptionsEditor } from './options-editor'

type Value = ParsedInputOf<typeof attributeCreate>

const startOf = (detail: AttributeDetail | null): Value => ({
  code: detail?.code ?? '',
  type: detail?.type ?? 'select',
  name: detail?.name ?? {},
  unit: detail?.unit ?? null,
  min: detail?.min ?? null,
  max: detail?.max ?? null,
  options: detail?.options.map(({ inUse: _known, ...option }) => option) ?? [],
})

const codeOf = (name: I18nText) => wordsAsCode(name.en_US ?? '', '_').replace(/^[0-9_]+/, '')

/** Without what an attribute of this kind does not have. */
function ofType(value: Value, type: AttributeType): Value {
  const { options, unit, limits } = ATTRIBUTE_TRAITS[type]
  return {
    ...value,
    type,
    options: options ? value.options : [],
    unit: unit ? value.unit : null,
    min: limits ? value.min : null,
    max: limits ? value.max : null,
  }
}

export interface AttributeFormProps {
  detail: AttributeDetail | null
  userId: string
}

export function AttributeForm({ detail, userId }: AttributeFormProps) {
  const t = useT('categories')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const { locale } = useLocale()
  const create = useAction(attributeCreate)
  const update = useAction(attributeUpdate)
  const form = useSchemaForm<Value>({
    start: () => startOf(detail),
    schema: attributeInput,
    prefix: 'attribute.',
    place: `attribute.${userId}.${detail?.id ?? 'new'}`,
    version: detail?.version ?? null,
  })
  const { value, replace } = form
  const texts = [value.name, ...value.options.map(({ label }) => label)]
  const [source, setSource] = useState(() => shownFirst(detail?.name, locale))
  const languages = useEditLanguages(source, texts)
  const save = async () => {
    if (!form.check()) return
    const result = detail
      ? await update.run({ id: detail.id, version: detail.version, attribute: value })
      : await create.run(value)
    if (!result.ok) return form.refuse(result)
    form.settle()
    notify.success(t('done.update'))
    navigate(catalogueRoutes.attribute(result.data.id), { replace: detail === null })
  }
  return (
    <ContentForm
      title={t(detail ? 'attribute.edit' : 'attribute.new')}
      back={{ label: t('attribute.title'), href: catalogueRoutes.attributes }}
      form={form}
      languages={languages}
      texts={texts}
      onSource={setSource}
      onRemove={gone =>
        replace({
          ...value,
          name: withText(value.name, gone, ''),
          options: value.options.map(option => ({ ...option, label: withText(option.label, gone, '') })),
        })
      }
      actions={
        <Button variant="primary" loading={create.pending || update.pending} onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <FieldGrid>
        <Fields form={form} languages={languages} detail={detail} />
      </FieldGrid>
      {ATTRIBUTE_TRAITS[value.type].options && (
        <OptionsEditor
          options={value.options}
          used={detail?.options.filter(({ inUse }) => inUse).map(option => option.value) ?? []}
          known={detail?.options.map(option => option.value) ?? []}
          languages={languages}
          onChange={options => form.set('options', options)}
        />
      )}
    </ContentForm>
  )
}

interface FieldsProps {
  form: SchemaForm<Value>
  languages: EditLanguagesState
  detail: AttributeDetail | null
}

function Fields({ form, languages, detail }: FieldsProps) {
  const t = useT('categories')
  const { value, set, replace } = form
  const traits = ATTRIBUTE_TRAITS[value.type]
  const setName = (name: I18nText) => {
    // A new one's code follows its name until somebody writes another.
    const follows = detail === null && value.code === codeOf(value.name)
    replace({ ...value, name, ...(follows ? { code: codeOf(name) } : {}) })
  }
  return (
    <>
      <TranslatedField
        path="name"
        label={t('attribute.column.name')}
        value={value.name}
        onChange={setName}
        languages={languages}
        limit={80}
        required
      />
      <PathField path="code" label={t('attribute.column.code')} help={t('attribute.field.code.help')} required>
        <TextInput
          maxLength={40}
          disabled={detail !== null}
          value={value.code}
          onValue={code => set('code', code.toLowerCase())}
        />
      </PathField>
      <PathField
        path="type"
        label={t('attribute.column.type')}
        help={detail?.inUse ? t('attribute.field.type.fixed') : t(`type.${value.type}.help`)}
        required
      >
        <Select
          value={value.type}
          disabled={detail?.inUse ?? false}
          options={ATTRIBUTE_TYPES.map(type => ({ value: type, label: t(`type.${type}`) }))}
          onValue={type => replace(ofType(value, known(ATTRIBUTE_TYPES, type) ?? value.type))}
        />
      </PathField>
      {traits.unit && (
        <PathField path="unit" label={t('attribute.field.unit')} help={t('attribute.field.unit.help')}>
          <TextInput maxLength={12} value={value.unit ?? ''} onValue={unit => set('unit', unit === '' ? null : unit)} />
        </PathField>
      )}
      {traits.limits &&
        (['min', 'max'] as const).map(limit => (
          <PathField key={limit} path={limit} label={t(`attribute.field.${limit}`)}>
            <NumberInput
              value={value[limit] ?? ''}
              scale={3}
              negative
              onValue={size => set(limit, size === '' ? null : size)}
            />
          </PathField>
        ))}
    </>
  )
}
