import type { DeclarationDetail } from '@tradeport/domain/customs/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import { useState } from 'react'
import { usePathLabel } from '../shared/use-path-label'
import { useChoiceText } from '../wizard/field/use-choice-words'
import { declaredBesides, type DeclaredBlock, type DeclaredField } from './declared-fields'
import { placeOf } from './sheet-place'
import { named, useCodeNames, type NameOf } from './use-code-names'
import styles from './declared.module.css'

/** A line may have a thousand vehicles: more are shown when somebody wants them. */
const SHOWN = 25

/** What is declared and has no place on customs' sheet: whoever answers for the form sees all of it. */
export function DeclaredSection({ form }: { form: Pick<DeclarationDetail, 'content'> }) {
  const t = useT('customs')
  const { content } = form
  const labelOf = usePathLabel(content)
  const nameOf = useCodeNames({
    world_port: [content.head.despPortCode],
    origin_region: content.items.map(({ origPlaceCode }) => origPlaceCode),
  })
  const { declType, businessMatters } = content
  const isSpecial = declType !== 'general'
  const blocks = declaredBesides(content)
  if (!isSpecial && businessMatters.length === 0 && blocks.length === 0) return null
  return (
    <DetailSection id="declared" title={t('section.declared')} note={t('section.declared.note')}>
      {(isSpecial || businessMatters.length > 0) && (
        <dl className={styles['fields']}>
          {isSpecial && (
            <div>
              <dt>{t('wizard.source.type')}</dt>
              <dd>{t(`wizard.type.${declType}`)}</dd>
            </div>
          )}
          {businessMatters.length > 0 && (
            <div id={placeOf('businessMatters')} tabIndex={-1}>
              <dt>{t('wizard.matters')}</dt>
              <dd>{businessMatters.map(matter => t(`wizard.matter.${matter}`)).join(' · ')}</dd>
            </div>
          )}
        </dl>
      )}
      {blocks.map(block => (
        <Block key={`${block.path} ${block.section ?? ''}`} block={block} labelOf={labelOf} nameOf={nameOf} />
      ))}
    </DetailSection>
  )
}

interface BlockProps {
  block: DeclaredBlock
  labelOf(path: string): string
  nameOf: NameOf
}

function Block({ block, labelOf, nameOf }: BlockProps) {
  const t = useT('customs')
  const [shown, setShown] = useState(SHOWN)
  const { section, path, isPlace, fields, rows } = block
  const title = section ? t(`wizard.section.${section}`) : labelOf(path)
  return (
    <section
      className={styles['block']}
      aria-label={title}
      id={isPlace ? placeOf(path) : undefined}
      tabIndex={isPlace ? -1 : undefined}
    >
      <h3 className={styles['title']}>{title}</h3>
      <Fields fields={fields} nameOf={nameOf} />
      {rows.slice(0, shown).map(row => (
        <section key={row.path} id={placeOf(row.path)} tabIndex={-1} className={styles['row']}>
          <h4 className={styles['rowTitle']}>{labelOf(row.path)}</h4>
          <Fields fields={row.fields} nameOf={nameOf} />
        </section>
      ))}
      {rows.length > shown && (
        <div>
          <Button size="small" onClick={() => setShown(rows.length)}>
            {t('wizard.vins.more', { count: rows.length - shown })}
          </Button>
        </div>
      )}
    </section>
  )
}

function Fields({ fields, nameOf }: { fields: readonly DeclaredField[]; nameOf: NameOf }) {
  const t = useT('customs')
  const valueOf = useFieldValue(nameOf)
  if (fields.length === 0) return null
  return (
    <dl className={styles['fields']}>
      {fields.map(field => (
        <div key={field.path} id={placeOf(field.path)} tabIndex={-1}>
          <dt>{t(`wizard.field.${field.name}`)}</dt>
          <dd>{valueOf(field)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A value as it is read: codes with what they stand for, numbers and days by the reader's language. */
function useFieldValue(nameOf: NameOf): (field: DeclaredField) => string {
  const format = useFormat()
  const choiceText = useChoiceText()
  return ({ name, field, value }) => {
    const said = choiceText(name, value)
    if (said !== undefined) return said
    if (field.list) return named(nameOf(field.list, value), value)
    if (field.kind === 'date') return format.civilDate(value)
    if (field.kind === 'integer' || field.kind === 'decimal') return format.number(value, { max: field.scale ?? 0 })
    return value
  }
}
