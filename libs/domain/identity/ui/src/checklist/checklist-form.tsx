import { useState } from 'react'
import {
  MAX_CHECKLIST_ITEMS,
  REQUIREMENT_KINDS,
  checklistContent,
  checklistUpdate,
  type Checklist,
  type ChecklistContent,
  type ChecklistItem,
} from '@tradeport/domain/identity/contract'
import { LICENCE_KEY } from '@tradeport/domain/identity/rules'
import { dictList } from '@tradeport/domain/reference/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import {
  ChoicesField,
  ContentForm,
  PartList,
  PathField,
  TranslatedField,
  known,
  useEditLanguages,
  useSchemaForm,
  withText,
  type EditLanguagesState,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useCountryChoices, useFormat, useLocale, useNotify } from '@tradeport/web/react'
import { Button, Checkbox, FieldGrid, NumberInput, Select, TextInput } from '@tradeport/web/ui'
import { useCompanyTypes } from '../register/company-type'
import { useRequirementName } from '../register/requirement-name'
import { useReasonDialog } from './use-reason-dialog'

const textsOf = ({ name, help }: ChecklistItem) => [name, help]

const newItem = (): ChecklistItem => ({
  key: '',
  kind: 'document',
  name: {},
  help: {},
  required: false,
  active: true,
  pictures: false,
  maxFiles: 3,
  countries: [],
  companyTypes: [],
})

export interface ChecklistFormProps {
  checklist: Checklist
  userId: string
  mayEdit: boolean
}

/** Requirements in the order in which applicants meet them. */
export function ChecklistForm({ checklist, userId, mayEdit }: ChecklistFormProps) {
  const t = useT('identityCompany')
  const format = useFormat()
  const notify = useNotify()
  const { locale } = useLocale()
  const nameOf = useRequirementName()
  const save = useAction(checklistUpdate)
  const { party, version } = checklist
  const form = useSchemaForm<ChecklistContent>({
    start: () => ({ items: checklist.items }),
    schema: checklistContent,
    prefix: '',
    place: `checklist.${userId}.${party}`,
    version,
  })
  const { value, set } = form
  const texts = value.items.flatMap(textsOf)
  const [source, setSource] = useState<LocaleCode>(locale)
  const languages = useEditLanguages(source, texts)
  const reason = useReasonDialog()
  const send = async () => {
    if (!form.check()) return
    const why = await reason.ask({
      title: t('checklist.save'),
      intro: t('checklist.saveText'),
      label: t('member.reason'),
    })
    if (why === null) return
    const result = await save.run({ party, version, items: value.items, reason: why })
    if (!result.ok) {
      form.refuse(result)
      return
    }
    form.settle()
    notify.success(t('checklist.saved'))
  }
  return (
    <>
      <ContentForm
        title={t('checklist.title')}
        back={{ label: t('checklist.back'), href: '/registrations' }}
        form={form}
        languages={languages}
        texts={texts}
        onSource={setSource}
        onRemove={gone =>
          set(
            'items',
            value.items.map(item => ({
              ...item,
              name: withText(item.name, gone, ''),
              help: withText(item.help, gone, ''),
            })),
          )
        }
        note={
          checklist.updatedAt
            ? t('checklist.changed', {
                date: format.dateTime(checklist.updatedAt),
                name: checklist.updatedByName ?? '–',
              })
            : t('checklist.builtIn')
        }
        actions={
          mayEdit && (
            <Button variant="primary" loading={save.pending} onClick={() => void send()}>
              {t('checklist.save')}
            </Button>
          )
        }
      >
        <PartList
          path="items"
          title={t('checklist.items')}
          parts={value.items}
          onChange={items => set('items', items)}
          make={newItem}
          nameOf={index => {
            const item = value.items[index]
            return (item && nameOf(item)) || t('checklist.item', { number: index + 1 })
          }}
          addLabel={t('checklist.add')}
          empty={t('checklist.none')}
          max={MAX_CHECKLIST_ITEMS}
          isRemovable={({ key }) => key !== LICENCE_KEY}
        >
          {(item, index, change) => (
            <ItemFields path={`items.${index}`} item={item} languages={languages} onChange={change} />
          )}
        </PartList>
      </ContentForm>
      {reason.dialog}
    </>
  )
}

interface ItemFieldsProps {
  path: string
  item: ChecklistItem
  languages: EditLanguagesState
  onChange(change: Partial<ChecklistItem>): void
}

function ItemFields({ path, item, languages, onChange }: ItemFieldsProps) {
  const t = useT('identityCompany')
  const types = useCompanyTypes()
  const countries = useCountryChoices(dictList, item.countries)
  const isLicence = item.key === LICENCE_KEY
  return (
    <FieldGrid>
      <TranslatedField
        path={`${path}.name`}
        label={t('checklist.name')}
        help={t('checklist.name.help')}
        value={item.name}
        onChange={name => onChange({ name })}
        languages={languages}
        limit={120}
      />
      <TranslatedField
        path={`${path}.help`}
        label={t('checklist.help')}
        value={item.help}
        onChange={help => onChange({ help })}
        languages={languages}
        limit={500}
        rows={2}
      />
      <PathField path={`${path}.key`} label={t('checklist.key')} help={t('checklist.key.help')} required>
        <TextInput maxLength={40} disabled={isLicence} value={item.key} onValue={key => onChange({ key })} />
      </PathField>
      <PathField path={`${path}.kind`} label={t('checklist.kind')} required>
        <Select
          disabled={isLicence}
          value={item.kind}
          options={REQUIREMENT_KINDS.map(kind => ({ value: kind, label: t(`checklist.kind.${kind}`) }))}
          onValue={kind => onChange({ kind: known(REQUIREMENT_KINDS, kind) ?? item.kind })}
        />
      </PathField>
      {item.kind === 'document' && (
        <>
          <PathField path={`${path}.maxFiles`} label={t('checklist.maxFiles')} required>
            <NumberInput scale={0} value={String(item.maxFiles)} onValue={max => onChange({ maxFiles: Number(max) })} />
          </PathField>
          <Checkbox checked={item.pictures} onValue={pictures => onChange({ pictures })}>
            {t('checklist.pictures')}
          </Checkbox>
        </>
      )}
      {!isLicence && (
        <>
          <ChoicesField
            path={`${path}.countries`}
            label={t('checklist.countries')}
            help={t('checklist.any')}
            value={item.countries}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            onValue={codes => onChange({ countries: codes })}
          />
          <ChoicesField
            path={`${path}.companyTypes`}
            label={t('checklist.companyTypes')}
            help={t('checklist.any')}
            value={item.companyTypes}
            options={types.options(item.companyTypes)}
            onValue={companyTypes => onChange({ companyTypes })}
          />
          <Checkbox checked={item.required} onValue={required => onChange({ required })}>
            {t('checklist.required')}
          </Checkbox>
          <Checkbox checked={item.active} onValue={active => onChange({ active })}>
            {t('checklist.active')}
          </Checkbox>
        </>
      )}
    </FieldGrid>
  )
}
