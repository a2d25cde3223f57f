import type { CategoryAttribute } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { EmptyState } from '@tradeport/web/ui'
import { AttributeControl, IS_GROUP } from '../attribute-control'
import { useEditor } from '../editor-context'
import { EditorField, EditorGroup } from '../editor-field'
import { Section } from '../editor-section'
import { withAttribute } from '../model/draft'
import styles from '../editor.module.css'

const NO_CONTROL = {
  id: '',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
  status: '',
} as const

/** What the category asks about its goods; those that span the variants are answered there. */
export default function AttributesStep() {
  const t = useT('catalogue')
  const { draft, attributes } = useEditor()
  const axes = draft.axes.map(axis => axis.code)
  const asked = attributes.filter(attribute => attribute.enabled && !axes.includes(attribute.code))
  const required = asked.filter(attribute => attribute.required)
  const others = asked.filter(attribute => !attribute.required)
  if (asked.length === 0) return <EmptyState title={t('product.attribute.none')} />
  return (
    <>
      {required.length > 0 && (
        <Section title={t('product.section.required')}>
          <AttributeGrid attributes={required} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t('product.section.optional')} note={t('product.section.optionalNote')}>
          <AttributeGrid attributes={others} />
        </Section>
      )}
    </>
  )
}

function AttributeGrid({ attributes }: { attributes: readonly CategoryAttribute[] }) {
  return (
    <div className={styles['grid']}>
      {attributes.map(attribute => (
        <AttributeField key={attribute.code} attribute={attribute} />
      ))}
    </div>
  )
}

function AttributeField({ attribute }: { attribute: CategoryAttribute }) {
  const { draft, edit, errorAt } = useEditor()
  const path = `attributes.${attribute.code}`
  const props = {
    attribute,
    value: draft.attributes[attribute.code],
    onChange: (value: Parameters<typeof withAttribute>[2]) =>
      edit(before => withAttribute(before, attribute.code, value)),
  }
  if (IS_GROUP[attribute.type]) {
    const end = errorAt(`${path}.min`) ?? errorAt(`${path}.max`)
    return (
      <EditorGroup
        path={path}
        label={attribute.name}
        required={attribute.required}
        wide={attribute.type === 'composition'}
      >
        <AttributeControl
          {...props}
          control={errorAt(path) === undefined ? NO_CONTROL : { ...NO_CONTROL, 'aria-invalid': true }}
        />
        {end !== undefined && <p className={styles['error']}>{end}</p>}
      </EditorGroup>
    )
  }
  return (
    <EditorField path={path} label={attribute.name} required={attribute.required}>
      {control => <AttributeControl {...props} control={control} />}
    </EditorField>
  )
}
