import {
  MAX_TEMPLATE_FIELDS,
  serviceCategoryTemplateSave,
  serviceRoutes,
  templateFields,
  type OrderTemplate,
  type ServiceCategoryRow,
  type TemplateField,
} from '@tradeport/domain/service-market/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { LOCALE_CODES, z, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { ContentForm, DetailSection, PartList, useEditLanguages, useSchemaForm, withText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useLocale, useNotify, useText } from '@tradeport/web/react'
import { Banner, Button } from '@tradeport/web/ui'
import { useState } from 'react'
import { OrderFormPreview } from './order-form-preview'
import { QuestionEditor } from './question-editor'

const schema = z.object({ fields: templateFields })

const textsOf = ({ label, hint, options }: TemplateField): I18nText[] => [
  label,
  hint,
  ...options.map(option => option.label),
]

const without = (field: TemplateField, locale: LocaleCode): TemplateField => ({
  ...field,
  label: withText(field.label, locale, ''),
  hint: withText(field.hint, locale, ''),
  options: field.options.map(option => ({ ...option, label: withText(option.label, locale, '') })),
})

/** Languages that some of the texts have and others lack, with how many they lack. */
function unequal(texts: readonly I18nText[]): { locale: LocaleCode; missing: number }[] {
  const said = texts.filter(text => Object.values(text).some(words => words.trim() !== ''))
  return LOCALE_CODES.map(locale => ({ locale, missing: said.filter(text => !text[locale]?.trim()).length })).filter(
    ({ missing }) => missing > 0 && missing < said.length,
  )
}

function newQuestion(fields: readonly TemplateField[]): TemplateField {
  const isFree = (key: string) => fields.every(field => field.key !== key)
  const numbers = [...fields.keys(), fields.length].map(index => `question${index + 1}`)
  return {
    key: numbers.find(isFree) ?? '',
    label: {},
    hint: {},
    type: 'text',
    required: false,
    options: [],
    validation: {},
  }
}

/** What stands at a key follows it when it is named otherwise. */
function renamed(fields: readonly TemplateField[], from: string, to: string): TemplateField[] {
  return fields.map(field =>
    field.visibleWhen?.field === from ? { ...field, visibleWhen: { ...field.visibleWhen, field: to } } : field,
  )
}

export interface OrderTemplateFormProps {
  category: ServiceCategoryRow
  template: OrderTemplate
  userId: string
}

/** What a customer is asked who orders a service of the category. */
export function OrderTemplateForm({ category, template, userId }: OrderTemplateFormProps) {
  const t = useT('serviceWork')
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const { locale } = useLocale()
  const save = useAction(serviceCategoryTemplateSave)
  const form = useSchemaForm<{ fields: TemplateField[] }>({
    start: () => ({ fields: template.fields }),
    schema,
    prefix: '',
    place: `orderTemplate.${userId}.${category.id}`,
    version: category.version,
  })
  const { fields } = form.value
  const texts = fields.flatMap(textsOf)
  const [source, setSource] = useState<LocaleCode>(() =>
    texts.length === 0 || texts.some(each => each[locale])
      ? locale
      : (LOCALE_CODES.find(code => texts.some(each => each[code])) ?? locale),
  )
  const languages = useEditLanguages(source, texts)
  const setFields = (next: TemplateField[]) => form.set('fields', next)
  const incomplete = unequal(texts)
  const send = async () => {
    if (!form.check()) return
    const result = await save.run({ id: category.id, version: category.version, fields })
    if (!result.ok) {
      form.refuse(result)
      return
    }
    form.settle()
    notify.success(t('template.saved', { version: template.version + 1 }))
    navigate(serviceRoutes.workCategory(category.id))
  }
  return (
    <ContentForm
      title={`${t('template.title')}: ${text(category.name) || category.code}`}
      back={{ label: t('categories.title'), href: serviceRoutes.categories }}
      form={form}
      languages={languages}
      texts={texts}
      onSource={setSource}
      onRemove={gone => setFields(fields.map(field => without(field, gone)))}
      note={`${t('template.version', { version: template.version })} · ${t('template.lead')}`}
      actions={
        <Button variant="primary" loading={save.pending} onClick={() => void send()}>
          {t('categories.save')}
        </Button>
      }
      below={
        <DetailSection id="preview" title={t('template.preview')}>
          <OrderFormPreview fields={fields} locale={languages.shown} />
        </DetailSection>
      }
    >
      {incomplete.length > 0 && (
        <Banner tone="warning">
          {t('template.incomplete', {
            languages: incomplete.map(each => `${localeConfig(each.locale).name} (${each.missing})`).join(', '),
          })}
        </Banner>
      )}
      <PartList
        path="fields"
        title={t('template.title')}
        parts={fields}
        onChange={setFields}
        make={() => newQuestion(fields)}
        nameOf={index => t('template.question', { number: index + 1 })}
        addLabel={t('template.add')}
        empty={t('template.empty')}
        max={MAX_TEMPLATE_FIELDS}
      >
        {(field, index, change) => (
          <QuestionEditor
            path={`fields.${index}`}
            field={field}
            earlier={fields.slice(0, index)}
            languages={languages}
            onChange={change}
            onKey={key =>
              setFields(renamed(fields, field.key, key).map((each, at) => (at === index ? { ...each, key } : each)))
            }
          />
        )}
      </PartList>
    </ContentForm>
  )
}
