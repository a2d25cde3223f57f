import { adminCategoryDetail, catalogueRoutes, type CategoryDetail } from '@tradeport/domain/catalogue/contract'
import { DetailSection, EntityDetail, Facts, PlainTable, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useText, useTitle } from '@tradeport/web/react'
import { LinkButton, Picture } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { categoryEntity } from './category.entity'
import { useCategoryTree } from './use-category-tree'

/** `/categories/:id` */
export default function CategoryDetailScreen() {
  const text = useText()
  const { id = '' } = useParams()
  const state = useEndpoint(adminCategoryDetail, { id }, { enabled: id !== '', quiet: true })
  const nameOf = (category: CategoryDetail) => text(category.name) || category.slug
  useTitle(state.data && nameOf(state.data))
  return (
    <EntityDetail
      entity={categoryEntity}
      audience="operator"
      state={state}
      title={nameOf}
      backTo={catalogueRoutes.categories}
    >
      {category => (
        <>
          <CategoryFacts category={category} />
          <AssignmentsSection category={category} />
        </>
      )}
    </EntityDetail>
  )
}

function CategoryFacts({ category }: { category: CategoryDetail }) {
  const t = useT('categories')
  const text = useText()
  const format = useFormat()
  const parent = useCategoryTree().find(({ id }) => id === category.parentId)
  return (
    <DetailSection>
      <Facts
        facts={[
          { key: 'slug', label: t('category.column.slug'), value: category.slug },
          {
            key: 'parent',
            label: t('category.field.parent'),
            value: category.parentId === null ? t('category.top') : text(parent?.name),
          },
          { key: 'products', label: t('category.column.products'), value: format.number(category.productCount) },
          { key: 'hs', label: t('category.field.hsHints'), value: category.hsHints.join(', ') },
          {
            key: 'picture',
            label: t('category.field.picture'),
            value: category.imageFileId && <Picture id={category.imageFileId} alt="" width={96} ratio={1} />,
          },
          { key: 'updatedAt', label: t('category.column.updatedAt'), value: format.dateTime(category.updatedAt) },
        ]}
      />
    </DetailSection>
  )
}

function AssignmentsSection({ category }: { category: CategoryDetail }) {
  const t = useT('categories')
  const text = useText()
  const { assignments } = category
  return (
    <DetailSection
      id="attributes"
      title={t('assigned.title')}
      note={t('assigned.note')}
      extra={
        category.actions.includes('update') && (
          <LinkButton href={`${catalogueRoutes.category(category.id)}/attributes`} variant="secondary" size="small">
            {t('assigned.edit')}
          </LinkButton>
        )
      }
    >
      {assignments.length === 0 ? (
        <p>{t('assigned.none')}</p>
      ) : (
        <PlainTable label={t('assigned.title')}>
          <thead>
            <tr>
              <th scope="col">{t('attribute.column.name')}</th>
              <th scope="col">{t('attribute.column.type')}</th>
              <th scope="col">{t('assigned.asked')}</th>
              <th scope="col">{t('assigned.from')}</th>
            </tr>
          </thead>
          <tbody>
            {assignments.map(each => (
              <tr key={each.code}>
                <td>
                  <AppLink to={catalogueRoutes.attribute(each.attributeId)}>{text(each.name) || each.code}</AppLink>{' '}
                  {each.status === 'disabled' && <StatusTag tone="neutral">{t('status.disabled')}</StatusTag>}
                </td>
                <td>{t(`type.${each.type}`)}</td>
                <td>
                  {(['required', 'filterable', 'skuAxis'] as const)
                    .filter(flag => each[flag])
                    .map(flag => t(`assigned.${flag}`))
                    .join(' · ') || t('assigned.optional')}
                </td>
                <td>
                  {each.own ? (
                    t('assigned.own')
                  ) : (
                    <AppLink to={catalogueRoutes.category(each.from.id)}>{text(each.from.name)}</AppLink>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </DetailSection>
  )
}
