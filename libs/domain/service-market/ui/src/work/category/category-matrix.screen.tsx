import {
  QUALIFICATION_TYPES,
  serviceCategoryInput,
  serviceCategoryPage,
  serviceCategoryUpdate,
  serviceRoutes,
  type QualificationType,
  type ServiceCategoryRow,
} from '@tradeport/domain/service-market/contract'
import { MAX_PAGE_SIZE, z } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useNotify, useText, useTitle } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Breadcrumb, Checkbox, SkeletonText } from '@tradeport/web/ui'
import styles from './category.module.css'
import { NameCell } from './category-cells'

/** `/service-categories/matrix`: which category asks its providers for which proofs, all at a glance. */
export default function CategoryMatrixScreen() {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const { data, error, refetch } = useEndpoint(serviceCategoryPage, { pageSize: MAX_PAGE_SIZE }, { keepPrevious: true })
  useTitle(t('categories.matrix'))
  return (
    <section>
      <Breadcrumb
        label={t('categories.title')}
        items={[{ key: 'list', label: t('categories.title'), href: serviceRoutes.categories }]}
      />
      <PageHeader title={t('categories.matrix')} note={t('categories.matrix.lead')} />
      {data ? (
        <div className={styles['matrixBox']} tabIndex={0} role="region" aria-label={t('categories.matrix')}>
          <table className={styles['matrix']}>
            <thead>
              <tr>
                <th scope="col">{t('categories.column.name')}</th>
                {QUALIFICATION_TYPES.map(type => (
                  <th key={type} scope="col">
                    {tm(`qualification.${type}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.records.map(row => (
                <MatrixRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <SkeletonText lines={12} />
      )}
    </section>
  )
}

function MatrixRow({ row }: { row: ServiceCategoryRow }) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const text = useText()
  const notify = useNotify()
  const update = useAction(serviceCategoryUpdate)
  const name = text(row.name) || row.code
  const asks = (type: QualificationType) => row.requiredQualifications.includes(type)
  const toggle = async (type: QualificationType) => {
    const requiredQualifications = asks(type)
      ? row.requiredQualifications.filter(each => each !== type)
      : [...row.requiredQualifications, type]
    const category = z.parse(serviceCategoryInput, { ...row, requiredQualifications })
    const result = await update.run({ id: row.id, version: row.version, category })
    if (result.ok) notify.success(t('form.saved'))
  }
  return (
    <tr>
      <th scope="row">
        <NameCell row={row} />
      </th>
      {QUALIFICATION_TYPES.map(type => (
        <td key={type}>
          <Checkbox
            checked={asks(type)}
            disabled={update.pending || !row.actions.includes('update')}
            onChange={() => void toggle(type)}
          >
            <span className="tp-visually-hidden">
              {t('categories.matrix.cell', { category: name, proof: tm(`qualification.${type}`) })}
            </span>
          </Checkbox>
        </td>
      ))}
    </tr>
  )
}
