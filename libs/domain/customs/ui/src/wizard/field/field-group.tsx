import type { DeclarationField } from '@tradeport/domain/customs/contract'
import { useWizard } from '../wizard-context'
import { DraftField } from './draft-field'
import type { FieldName } from '../../shared/field-names'
import styles from '../wizard.module.css'

export interface FieldGroupProps<N extends FieldName> {
  /** Before the name of the field: `head`, `items.2`. */
  path: string
  names: readonly N[]
  fields: Readonly<Record<N, DeclarationField>>
  values: Readonly<Record<N, string>>
  required?: ((name: N) => boolean | undefined) | undefined
}

/** Fields side by side; those of the other direction are not asked for. */
export function FieldGroup<N extends FieldName>({ path, names, fields, values, required }: FieldGroupProps<N>) {
  const { ieFlag } = useWizard()
  return (
    <div className={styles['grid']}>
      {names
        .filter(name => (ieFlag === 'E' ? fields[name].export : fields[name].import) !== 'none')
        .map(name => {
          const needed = required?.(name)
          return (
            <DraftField
              key={name}
              path={`${path}.${name}`}
              name={name}
              field={fields[name]}
              value={values[name]}
              {...(needed === undefined ? {} : { required: needed })}
            />
          )
        })}
    </div>
  )
}
