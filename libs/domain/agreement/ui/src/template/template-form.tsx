import { Button } from 'antd'
import {
  AGREEMENT_PLACEHOLDERS,
  agreementRoutes,
  agreementTemplateCreate,
  PREFILLED_VARIABLES,
  agreementTemplateInput,
  agreementTemplatePublish,
  agreementTemplateUpdate,
  type AgreementTemplateDetail,
  type AgreementTemplateInput,
  type AgreementVariable,
} from '@tradeport/domain/agreement/contract'
import type { LocaleCode } from '@tradeport/kernel/config'
import {
  ChoicesField,
  ContentForm,
  PathField,
  TranslatedField,
  useContentForm,
  useContentSaving,
  type EditLanguagesState,
  type SchemaForm,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useLocale, useNotify, useText } from '@tradeport/web/react'
import { Checkbox, FieldGrid, PlusIcon, TextInput, TrashIcon } from '@tradeport/web/ui'
import styles from '../agreement.module.css'
import { useServiceCategories } from '../use-category-names'
import { Sample } from './sample'

const MOST_VARIABLES = 10

const startOf = (from: AgreementTemplateDetail | null, locale: LocaleCode): AgreementTemplateInput => ({
  code: from?.code ?? '',
  sourceLocale: from?.sourceLocale ?? locale,
  title: from?.title ?? {},
  body: from?.body ?? {},
  categoryCodes: from?.categoryCodes ?? [],
  variables: from?.variables ?? [],
})

export interface TemplateFormProps {
  detail: AgreementTemplateDetail | null
  /** The edition that the new one begins with. */
  before: AgreementTemplateDetail | null
  userId: string
}

export function TemplateForm({ detail, before, userId }: TemplateFormProps) {
  const t = useT('agreement')
  const notify = useNotify()
  const { locale } = useLocale()
  const create = useAction(agreementTemplateCreate)
  const update = useAction(agreementTemplateUpdate)
  const publish = useAction(agreementTemplatePublish)
  const { form, languages, frame, store } = useContentForm({
    start: () => startOf(detail ?? before, locale),
    schema: agreementTemplateInput,
    name: 'template',
    userId,
    id: detail?.id ?? before?.code ?? 'new',
    version: detail?.version ?? null,
    texts: ['title', 'body'],
    send: template =>
      detail ? update.run({ id: detail.id, version: detail.version, template }) : create.run(template),
  })
  const { save, saveAnd } = useContentSaving({
    store,
    pathOf: ({ id }) => agreementRoutes.template(id),
    isNew: detail === null,
    saved: t('form.saved'),
  })
  const saveAndPublish = async () => {
    const sure = await notify.confirm({ title: t('template.action.publish'), text: t('template.confirm.publish') })
    if (sure)
      await saveAnd(async ({ id, version }) => ((await publish.run({ id, version })).ok ? t('done') : undefined))
  }
  const pending = create.pending || update.pending || publish.pending
  return (
    <ContentForm
      title={t(detail ? 'template.edit' : before ? 'template.newEdition' : 'template.new')}
      back={{ label: t('template.title'), href: agreementRoutes.templates }}
      {...frame}
      actions={
        <>
          <Button loading={pending} onClick={() => void save()}>
            {t('form.save')}
          </Button>
          <Button type="primary" loading={pending} onClick={() => void saveAndPublish()}>
            {t('template.action.publish')}
          </Button>
        </>
      }
      below={
        <section className={styles['sample']}>
          <h2>{t('template.preview')}</h2>
          <Sample
            body={form.value.body[languages.shown] ?? ''}
            locale={languages.shown}
            variables={form.value.variables}
          />
        </section>
      }
    >
      <Fields form={form} languages={languages} isNamed={detail !== null || before !== null} />
    </ContentForm>
  )
}

interface FieldsProps {
  form: SchemaForm<AgreementTemplateInput>
  languages: EditLanguagesState
  /** The code of a template that exists does not change. */
  isNamed: boolean
}

function Fields({ form, languages, isNamed }: FieldsProps) {
  const t = useT('agreement')
  const text = useText()
  const categories = useServiceCategories()
  const { value, set } = form
  const names = AGREEMENT_PLACEHOLDERS.map(name => `{${name}} ${t(`placeholder.${name}`)}`).join(', ')
  return (
    <FieldGrid>
      <PathField path="code" label={t('template.column.code')} help={t('template.field.code.help')} required>
        <TextInput
          maxLength={40}
          disabled={isNamed}
          value={value.code}
          onValue={code => set('code', code.toLowerCase())}
        />
      </PathField>
      <ChoicesField
        path="categoryCodes"
        label={t('template.column.categories')}
        help={t('template.field.categories.help')}
        none={t('template.all')}
        value={value.categoryCodes}
        options={categories.map(node => ({ value: node.code, label: text(node.name) }))}
        onValue={codes => set('categoryCodes', codes)}
      />
      <TranslatedField
        path="title"
        label={t('template.column.title')}
        value={value.title}
        onChange={title => set('title', title)}
        languages={languages}
        limit={200}
        required
        wide
      />
      <TranslatedField
        path="body"
        label={t('template.field.body')}
        help={t('template.field.body.help', { names })}
        value={value.body}
        onChange={body => set('body', body)}
        languages={languages}
        rows={18}
        limit={40_000}
        required
        wide
      />
      <Variables form={form} locale={languages.shown} />
    </FieldGrid>
  )
}

function Variables({ form, locale }: { form: SchemaForm<AgreementTemplateInput>; locale: LocaleCode }) {
  const t = useT('agreement')
  const { variables } = form.value
  const put = (index: number, part: Partial<AgreementVariable>) =>
    form.set(
      'variables',
      variables.map((each, place) => (place === index ? { ...each, ...part } : each)),
    )
  return (
    <section className={styles['variables']} aria-label={t('variable.title')}>
      <h2>{t('variable.title')}</h2>
      <p>{t('variable.hint', { names: PREFILLED_VARIABLES.join(', ') })}</p>
      {variables.map((variable, index) => (
        <div key={index} className={styles['variable']}>
          <PathField path={`variables.${index}.key`} label={t('variable.key')} required>
            <TextInput maxLength={40} value={variable.key} onValue={key => put(index, { key: key.toLowerCase() })} />
          </PathField>
          <PathField
            path={`variables.${index}.label`}
            also={[`variables.${index}.label.${locale}`]}
            label={t('variable.label')}
          >
            <TextInput
              maxLength={100}
              value={variable.label[locale] ?? ''}
              onValue={label => put(index, { label: { ...variable.label, [locale]: label } })}
            />
          </PathField>
          <Checkbox checked={variable.required} onValue={required => put(index, { required })}>
            {t('variable.required')}
          </Checkbox>
          <Button
            size="small"
            type="text"
            icon={<TrashIcon size={16} />}
            aria-label={t('variable.remove', { no: index + 1 })}
            onClick={() =>
              form.set(
                'variables',
                variables.filter((_, place) => place !== index),
              )
            }
          />
        </div>
      ))}
      {variables.length < MOST_VARIABLES && (
        <Button
          size="small"
          icon={<PlusIcon size={16} />}
          onClick={() => form.set('variables', [...variables, { key: '', label: {}, required: true }])}
        >
          {t('variable.add')}
        </Button>
      )}
    </section>
  )
}
