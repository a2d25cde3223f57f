import { adminAttributeDetail, catalogueRoutes, type AttributeDetail } from '@tradeport/domain/catalogue/contract'
import { DetailSection, EntityDetail, Facts, PlainTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useText, useTitle } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import styles from '../admin.module.css'
import { attributeEntity } from './attribute.entity'

/** `/attributes/:id` */
export default function AttributeDetailScreen() {
  const text = useText()
  const { id = '' } = useParams()
  const state = useEndpoint(adminAttributeDetail, { id }, { enabled: id !== '', quiet: true })
  const nameOf = (attribute: AttributeDetail) => text(attribute.name) || attribute.code
  useTitle(state.data && nameOf(state.data))
  return (
    <EntityDetail
      entity={attributeEntity}
      audience="operator"
      state={state}
      title={nameOf}
      backTo={catalogueRoutes.attributes}
    >
      {attribute => (
        <>
          <AttributeFacts attribute={attribute} />
          {attribute.options.length > 0 && <OptionsSection attribute={attribute} />}
        </>
      )}
    </EntityDetail>
  )
}

function AttributeFacts({ attribute }: { attribute: AttributeDetail }) {
  const t = useT('categories')
  const text = useText()
  const format = useFormat()
  return (
    <DetailSection>
      <Facts
        facts={[
          { key: 'code', label: t('attribute.column.code'), value: attribute.code },
          { key: 'type', label: t('attribute.column.type'), value: t(`type.${attribute.type}`) },
          { key: 'unit', label: t('attribute.field.unit'), value: attribute.unit },
          { key: 'min', label: t('attribute.field.min'), value: attribute.min },
          { key: 'max', label: t('attribute.field.max'), value: attribute.max },
          {
            key: 'use',
            label: t('attribute.use'),
            value: t(attribute.inUse ? 'attribute.used' : 'attribute.unused'),
          },
          {
            key: 'categories',
            label: t('attribute.column.categories'),
            value: attribute.categories.length > 0 && (
              <ul>
                {attribute.categories.map(({ id, name }) => (
                  <li key={id}>
                    <AppLink to={catalogueRoutes.category(id)}>{text(name)}</AppLink>
                  </li>
                ))}
              </ul>
            ),
          },
          { key: 'updatedAt', label: t('attribute.column.updatedAt'), value: format.dateTime(attribute.updatedAt) },
        ]}
      />
    </DetailSection>
  )
}

function OptionsSection({ attribute }: { attribute: AttributeDetail }) {
  const t = useT('categories')
  const text = useText()
  return (
    <DetailSection id="options" title={t('attribute.column.options')}>
      <PlainTable label={t('attribute.column.options')}>
        <thead>
          <tr>
            <th scope="col">{t('option.label')}</th>
            <th scope="col">{t('attribute.column.code')}</th>
            <th scope="col">{t('attribute.column.status')}</th>
            <th scope="col">{t('attribute.use')}</th>
          </tr>
        </thead>
        <tbody>
          {attribute.options.map(option => (
            <tr key={option.value}>
              <td>
                {option.swatch !== null && (
                  <span className={styles['swatch']} style={{ backgroundColor: option.swatch }} aria-hidden />
                )}
                {text(option.label) || option.value}
              </td>
              <td>{option.value}</td>
              <td>{t(option.enabled ? 'status.enabled' : 'status.disabled')}</td>
              <td>{t(option.inUse ? 'attribute.used' : 'attribute.unused')}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </DetailSection>
  )
}
