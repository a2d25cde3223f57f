import {
  ATTRIBUTE_TRAITS,
  MAX_CATEGORY_ATTRIBUTES,
  catalogueRoutes,
  categoryAssignments,
  categoryAttributesSave,
  type AttributeRow,
  type CategoryAssignmentInput,
  type CategoryDetail,
} from '@tradeport/domain/catalogue/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { FormProblems, KeptNote, KeptNotice, PartList, PathField, useSchemaForm } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useNotify, useText } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Button, Checkbox, FieldGrid, LinkButton, Select } from '@tradeport/web/ui'
import styles from '../admin.module.css'

const schema = z.object({ attributes: categoryAssignments })

export interface AssignmentsFormProps {
  category: CategoryDetail
  /** All there are. */
  attributes: readonly AttributeRow[]
  userId: string
}

/** What a category of its own asks for, in this order. */
export function AssignmentsForm({ category, attributes, userId }: AssignmentsFormProps) {
  const t = useT('categories')
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const save = useAction(categoryAttributesSave)
  const own = category.assignments.filter(each => each.own)
  const inherited = category.assignments.filter(each => !each.own)
  const form = useSchemaForm<{ attributes: CategoryAssignmentInput[] }>({
    start: () => ({
      attributes: own.map(({ attributeId, required, filterable, skuAxis }) => ({
        attributeId,
        required,
        filterable,
        skuAxis,
      })),
    }),
    schema,
    prefix: '',
    place: `categoryAttributes.${userId}.${category.id}`,
    version: category.version,
  })
  const { kept } = form
  const chosen = form.value.attributes
  const free = attributes.filter(
    ({ id, status }) =>
      status === 'enabled' &&
      !chosen.some(({ attributeId }) => attributeId === id) &&
      !inherited.some(({ attributeId }) => attributeId === id),
  )
  const nameOf = (attributeId: string) => {
    const attribute = attributes.find(({ id }) => id === attributeId)
    return attribute ? text(attribute.name) || attribute.code : t('assigned.choose')
  }
  const send = async () => {
    if (!form.check()) return
    const result = await save.run({ id: category.id, version: category.version, attributes: chosen })
    if (!result.ok) return form.refuse(result)
    form.settle()
    notify.success(t('done.update'))
    navigate(catalogueRoutes.category(category.id))
  }
  const title = `${t('assigned.title')}: ${text(category.name) || category.slug}`
  return (
    <FormProblems problems={form.problems}>
      <div className={styles['page']}>
        <PageHeader
          title={title}
          path={[
            { key: 'list', label: t('category.title'), href: catalogueRoutes.categories },
            { key: 'here', label: title },
          ]}
          note={<KeptNote changed={kept.changed} keptAt={kept.keptAt} />}
        />
        <KeptNotice restored={kept.restored} onUse={kept.useRestored} onDiscard={kept.discardRestored} />
        {inherited.length > 0 && (
          <p className={styles['note']}>
            {t('assigned.inherited', { names: inherited.map(({ attributeId }) => nameOf(attributeId)).join(', ') })}
          </p>
        )}
        <div className={styles['panel']}>
          <PartList
            path="attributes"
            title={t('assigned.title')}
            parts={chosen}
            onChange={parts => form.set('attributes', parts)}
            make={() => ({ attributeId: free[0]?.id ?? '', required: false, filterable: false, skuAxis: false })}
            nameOf={index => nameOf(chosen[index]?.attributeId ?? '')}
            addLabel={t('assigned.add')}
            empty={t('assigned.none')}
            max={Math.min(MAX_CATEGORY_ATTRIBUTES, chosen.length + free.length)}
            isRemovable={({ attributeId }) => !own.some(each => each.attributeId === attributeId && each.inUse)}
          >
            {(part, index, change) => (
              <Assignment
                path={`attributes.${index}`}
                part={part}
                choices={attributes.filter(({ id }) => id === part.attributeId || free.some(each => each.id === id))}
                isFixed={own.some(each => each.attributeId === part.attributeId && each.inUse)}
                onChange={change}
              />
            )}
          </PartList>
        </div>
        <div className={styles['actions']}>
          <LinkButton href={`${catalogueRoutes.attributes}/new`} variant="quiet">
            {t('attribute.new')}
          </LinkButton>
          <Button variant="primary" loading={save.pending} onClick={() => void send()}>
            {t('save')}
          </Button>
        </div>
      </div>
    </FormProblems>
  )
}

interface AssignmentProps {
  path: string
  part: CategoryAssignmentInput
  choices: readonly AttributeRow[]
  /** Products say it: another one cannot take its place. */
  isFixed: boolean
  onChange(change: Partial<CategoryAssignmentInput>): void
}

function Assignment({ path, part, choices, isFixed, onChange }: AssignmentProps) {
  const t = useT('categories')
  const text = useText()
  const type = choices.find(({ id }) => id === part.attributeId)?.type
  const traits = type && ATTRIBUTE_TRAITS[type]
  const choose = (attributeId: string) => {
    const next = choices.find(({ id }) => id === attributeId)
    const { filter, axis } = ATTRIBUTE_TRAITS[next?.type ?? 'text']
    onChange({ attributeId, filterable: part.filterable && filter, skuAxis: part.skuAxis && axis })
  }
  return (
    <FieldGrid>
      <PathField
        path={`${path}.attributeId`}
        label={t('assigned.attribute')}
        help={isFixed ? t('assigned.fixed') : undefined}
        required
      >
        <Select
          value={part.attributeId}
          placeholder={t('assigned.choose')}
          disabled={isFixed}
          options={choices.map(({ id, name, code, type: kind }) => ({
            value: id,
            label: `${text(name) || code} · ${t(`type.${kind}`)}`,
          }))}
          onValue={choose}
        />
      </PathField>
      <div className={styles['flags']}>
        <Checkbox checked={part.required} onChange={event => onChange({ required: event.target.checked })}>
          {t('assigned.required')}
        </Checkbox>
        {traits?.filter && (
          <Checkbox checked={part.filterable} onChange={event => onChange({ filterable: event.target.checked })}>
            {t('assigned.filterable')}
          </Checkbox>
        )}
        {traits?.axis && (
          <Checkbox checked={part.skuAxis} onChange={event => onChange({ skuAxis: event.target.checked })}>
            {t('assigned.skuAxis')}
          </Checkbox>
        )}
      </div>
    </FieldGrid>
  )
}
