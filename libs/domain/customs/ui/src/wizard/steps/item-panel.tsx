import {
  ITEM_FIELDS,
  LIMIT_FIELDS,
  type DeclarationContent,
  type DeclarationItem,
} from '@tradeport/domain/customs/contract'
import { isInspected, licencesFor } from '@tradeport/domain/customs/rules'
import { useT } from '@tradeport/web/i18n'
import { DraftField } from '../field/draft-field'
import { FieldGroup } from '../field/field-group'
import { RowCards } from '../field/row-cards'
import { useCodes, useTariff } from '../field/use-codes'
import { withLineRow, withoutLineRow } from '../model/content-edit'
import { ITEM_SECTIONS } from '../model/item-sections'
import { useWizard } from '../wizard-context'
import { ElementsField } from './elements-field'
import { Folded } from './head-step'
import { RefundPreview } from './refund-preview'
import { Part } from '../field/part'
import styles from '../wizard.module.css'

export interface ItemPanelProps {
  index: number
  item: DeclarationItem
  head: DeclarationContent['head']
}

/** Everything that is said of one line. */
export function ItemPanel({ index, item, head }: ItemPanelProps) {
  const t = useT('customs')
  const { ieFlag, edit, remove, chooseTariff } = useWizard()
  const tariff = useTariff(item.codeTs)
  const { nameOf } = useCodes('doc_code')
  const path = `items.${index}`
  const licences = tariff ? licencesFor(tariff.supervision, ieFlag) : []
  const inspected = isInspected(tariff, ieFlag)
  const group = { path, fields: ITEM_FIELDS, values: item }
  return (
    <Part title={t('wizard.items.line', { number: index + 1 })}>
      <div className={styles['grid']}>
        <DraftField
          path={`${path}.codeTs`}
          name="codeTs"
          field={ITEM_FIELDS.codeTs}
          value={item.codeTs}
          onValue={codeTs => chooseTariff(index, codeTs)}
        />
        <DraftField path={`${path}.gName`} name="gName" field={ITEM_FIELDS.gName} value={item.gName} />
      </div>
      {licences.length > 0 && (
        <p className={styles['preview']}>
          {t('wizard.items.licences', { codes: licences.map(code => `${code} ${nameOf(code)}`).join(' · ') })}
        </p>
      )}
      <ElementsField index={index} value={item.gModel} tariff={tariff} />
      <FieldGroup
        {...group}
        names={ITEM_SECTIONS.figures}
        required={name => ((name === 'secondQty' || name === 'secondUnit') && tariff?.unit2 ? true : undefined)}
      />
      {ieFlag === 'E' && <RefundPreview item={item} exportDate={head.ieDate} />}
      <FieldGroup
        {...group}
        names={ITEM_SECTIONS.origin}
        required={name => (name === 'contrItem' && head.manualNo !== '' ? true : undefined)}
      />
      <Folded title={t('wizard.section.itemInspection')} note={inspected ? t('wizard.items.inspected') : undefined}>
        <FieldGroup
          {...group}
          names={ITEM_SECTIONS.inspection}
          required={name => (name === 'ciqCode' && inspected ? true : undefined)}
        />
        <RowCards
          path={`${path}.limits`}
          title={t('wizard.rows.limits')}
          addText={t('wizard.rows.add')}
          names={['licTypeCode', 'licenceNo', 'licWrtofDetailNo', 'licWrtofQty', 'licWrtofQtyUnit']}
          fields={LIMIT_FIELDS}
          rows={item.limits}
          max={20}
          onAdd={() => edit(before => withLineRow(before, index, 'limits'))}
          onRemove={row => remove(before => withoutLineRow(before, index, 'limits', row))}
        />
      </Folded>
      <Folded title={t('wizard.section.danger')}>
        <FieldGroup
          {...group}
          names={ITEM_SECTIONS.danger}
          required={name => (item.noDangFlag === '0' && DANGER.includes(name) ? true : undefined)}
        />
      </Folded>
    </Part>
  )
}

/** What dangerous goods have to say. */
const DANGER: readonly string[] = ['uncode', 'dangName', 'dangPackType']
