import { Table } from 'antd'
import {
  FIELD_GROUPS,
  type DeclarationContent,
  type DeclarationField,
  type declarationFormConvert,
} from '@tradeport/domain/customs/contract'
import { LIST_CODES } from '@tradeport/domain/reference/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { known, scrollByKeys } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { named, useCodeNames } from '../detail/use-code-names'
import { usePathLabel } from '../shared/use-path-label'
import { useChoiceText } from './field/use-choice-words'

export type Converted = OutputOf<typeof declarationFormConvert>

const FIELDS = new Map<string, DeclarationField>(
  (['head', 'items', 'freeText'] as const).flatMap(group => Object.entries(FIELD_GROUPS[group])),
)

interface MappingTableProps {
  read: Pick<Converted, 'form' | 'mappings'>
  /** Where a value comes from, in words. */
  sourceOf(from: string): string
}

/** Every value that a form takes over: its field, where it comes from, and how sure it is. */
export function MappingTable({ read: { form, mappings }, sourceOf }: MappingTableProps) {
  const t = useT('customs')
  const format = useFormat()
  const labelOf = usePathLabel(form)
  const valueOf = useValueOf(form)
  return (
    <Table
      ref={scrollByKeys}
      size="small"
      rowKey="path"
      dataSource={mappings}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 'max-content', y: 360 }}
      columns={[
        { title: t('transfer.sheet.field'), dataIndex: 'path', render: labelOf },
        { title: t('transfer.sheet.value'), dataIndex: 'path', key: 'value', render: valueOf },
        { title: t('transfer.book.from'), dataIndex: 'from', render: sourceOf },
        {
          title: t('transfer.book.confidence'),
          dataIndex: 'confidence',
          render: (confidence: number) => format.percent(String(confidence * 100)),
        },
      ]}
    />
  )
}

/** What is declared at a path; a code with what it stands for. */
function useValueOf(form: DeclarationContent): (path: string) => string {
  const t = useT('customs')
  const { head, items } = form
  const choiceText = useChoiceText()
  const nameOf = useCodeNames({
    customs_office: [head.customMaster, head.iePort],
    world_port: [head.distinatePort, head.despPortCode],
    domestic_port: [head.entyPortCode],
    domestic_district: items.map(({ districtCode }) => districtCode),
  })
  return path => {
    if (path === 'declType') return t(`wizard.type.${form.declType}`)
    if (path === 'businessMatters') return form.businessMatters.map(matter => t(`wizard.matter.${matter}`)).join(' · ')
    const value = valueAt(form, path)
    const said = choiceText(path.split('.').at(-1) ?? '', value)
    if (said !== undefined) return said
    const list = known(LIST_CODES, FIELDS.get(path.split('.').at(-1) ?? '')?.list)
    return list ? named(nameOf(list, value), value) : value
  }
}

/** What stands at `items.0.gQty`. */
function valueAt(content: DeclarationContent, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      content,
    )
  return typeof found === 'string' ? found : ''
}
