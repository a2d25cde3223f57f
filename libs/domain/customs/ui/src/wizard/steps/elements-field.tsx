import type { TariffLine } from '@tradeport/domain/customs/rules'
import { elementsOf, gbkLength } from '@tradeport/domain/customs/rules'
import { ITEM_FIELDS } from '@tradeport/domain/customs/contract'
import { PathAnchor, useProblemAt } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Field, TextInput } from '@tradeport/web/ui'
import { DraftField } from '../field/draft-field'
import { useWizard } from '../wizard-context'
import styles from '../wizard.module.css'

export interface ElementsFieldProps {
  index: number
  value: string
  tariff: TariffLine | undefined
}

/** What has to be said of the goods: an entry for each element that the tariff line asks for, joined as customs reads them. */
export function ElementsField({ index, value, tariff }: ElementsFieldProps) {
  const t = useT('customs')
  const { set } = useWizard()
  const path = `items.${index}.gModel`
  const problem = useProblemAt(path)
  const templates = tariff?.elements ?? []
  if (templates.length === 0) return <DraftField path={path} name="gModel" field={ITEM_FIELDS.gModel} value={value} />
  const said = elementsOf(value)
  const length = Math.max(templates.length, said.length)
  const parts = Array.from({ length }, (_none, place) => said[place] ?? '')
  const write = (place: number, text: string) => {
    const next = parts.map((part, position) => (position === place ? text.replaceAll('|', '') : part))
    // What a former tariff line asked for is dropped once it is empty.
    const kept = next.slice(0, Math.max(templates.length, next.findLastIndex(part => part !== '') + 1))
    set(path, kept.some(part => part !== '') ? kept.join('|') : '')
  }
  const bytes = gbkLength(value)
  return (
    <PathAnchor path={path} className={styles['elements'] ?? ''}>
      <div className={styles['elementsHead']}>
        <h3 className={styles['rowsTitle']}>{t('wizard.field.gModel')}</h3>
        <span className={styles['count']} data-over={bytes > ITEM_FIELDS.gModel.max || undefined}>
          {t('wizard.items.bytes', { bytes, max: ITEM_FIELDS.gModel.max })}
        </span>
      </div>
      {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
      <div className={styles['grid']}>
        {parts.map((part, place) => {
          const template = templates[place]
          return (
            // Elements have no identity of their own; their place is it.
            <Field
              key={place}
              label={
                template ? `${place + 1}. ${template.name}` : t('wizard.items.extraElement', { number: place + 1 })
              }
              required={template?.mandatory ?? false}
            >
              <TextInput value={part} autoComplete="off" maxLength={255} onValue={text => write(place, text)} />
            </Field>
          )
        })}
      </div>
      {value !== '' && <p className={styles['joined']}>{value}</p>}
    </PathAnchor>
  )
}
