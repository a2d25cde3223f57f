import { customsRoutes, declarationFormRevision } from '@tradeport/domain/customs/contract'
import { DetailSection, DifferenceTable, DocumentFailed } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useTitle } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { DeclarationSheet } from './declaration-sheet'
import { DeclaredSection } from './declared-section'
import { useChangeName } from './use-change-name'
import styles from './detail.module.css'

/** `/declarations/:id/revisions/:revision`: a form as customs returned it, and what was declared instead. */
export default function RevisionScreen() {
  const t = useT('customs')
  const format = useFormat()
  const nameOf = useChangeName()
  const { id = '', revision = '' } = useParams()
  const number = Number(revision)
  const isNumber = Number.isInteger(number) && number > 0
  const { data, error, refetch } = useEndpoint(
    declarationFormRevision,
    { id, revision: number },
    { enabled: id !== '' && isNumber, quiet: true },
  )
  useTitle(data?.no)
  if (!isNumber || (error && !data)) {
    const back = <AppLink to={customsRoutes.form(id)}>{t('wizard.locked.open')}</AppLink>
    return <DocumentFailed error={isNumber ? (error ?? null) : null} back={back} onRetry={refetch} />
  }
  if (!data) return <SkeletonText lines={12} />
  const { changes } = data
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('paper.revision', { number: data.revision })}
        path={[
          { key: 'list', label: t('list.title'), href: customsRoutes.forms() },
          { key: 'form', label: data.no, href: customsRoutes.form(data.id) },
          { key: 'here', label: t('paper.revision', { number: data.revision }) },
        ]}
      />
      <p className={styles['quiet']}>{t('revision.kept', { when: format.dateTime(data.keptAt) })}</p>
      <DetailSection id="changes" title={t('revision.changes')}>
        {changes.length === 0 ? (
          <p className={styles['quiet']}>{t('revision.same')}</p>
        ) : (
          <DifferenceTable
            labels={{ field: t('transfer.sheet.field'), before: t('revision.before'), after: t('revision.after') }}
            rows={changes.map(({ path, before, after }) => ({
              ...{ key: path, name: nameOf(path), before: before ?? '–', after: after ?? '–' },
            }))}
          />
        )}
      </DetailSection>
      <DeclarationSheet form={{ ...data, cusCiqNo: '', declareDate: null }} />
      <DeclaredSection form={data} />
    </div>
  )
}
