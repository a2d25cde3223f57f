import { Checkbox } from '@tradeport/web/ui'
import { RELATIONS, UNRELATED, relationsIn, withRelation } from './choices'
import { useRelationWords } from './use-choice-words'
import styles from '../wizard.module.css'

/** How buyer and seller are related: any of the kinds, or none of them. */
export function RelationsField({ value, onValue }: { value: string; onValue(value: string): void }) {
  const words = useRelationWords()
  const chosen = relationsIn(value) ?? []
  return (
    <div className={styles['relations']}>
      <Checkbox checked={value === UNRELATED} onValue={isSo => onValue(isSo ? UNRELATED : '')}>
        {words.none}
      </Checkbox>
      {RELATIONS.map(relation => (
        <Checkbox
          key={relation}
          checked={chosen.includes(relation)}
          onValue={isSo => onValue(withRelation(value, relation, isSo))}
        >
          {words[relation]}
        </Checkbox>
      ))}
    </div>
  )
}
