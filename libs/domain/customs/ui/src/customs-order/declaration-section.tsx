import { customsOrderLinkDeclaration, customsRoutes, type CustomsOrderDetail } from '@tradeport/domain/customs/contract'
import { mayLeaveOrder } from '@tradeport/domain/customs/rules'
import {
  ActionBar,
  DetailSection,
  StatusTag,
  entityAction,
  type ActionSource,
  type EntityRow,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { DECLARATION_TONES } from '../shared/tones'
import styles from './customs-order.module.css'

interface LinkedRow extends EntityRow {
  formId: string
}

/** A declaration may be taken off the order by whoever may link one. */
const linkedActions: ActionSource<LinkedRow, 'unlink', 'all'> = {
  actions: {
    unlink: entityAction<LinkedRow, typeof customsOrderLinkDeclaration>({
      endpoint: customsOrderLinkDeclaration,
      confirm: true,
      input: ({ id, version, formId }) => ({ id, version, formId, linked: false }),
    }),
  },
  audiences: { all: {} },
  useTexts: () => {
    const t = useT('customsOrder')
    return { action: () => t('action.unlink'), confirm: () => t('ask.unlink') }
  },
}

/** The declarations of the order: each one click away, with what keeps it back. */
export function DeclarationSection({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  if (order.declarations.length === 0) return null
  const mayUnlink = order.actions.includes('link_declaration')
  return (
    <DetailSection title={tc('list.title')}>
      <ul className={styles['parts']}>
        {order.declarations.map(form => (
          <li key={form.id} className={styles['part']}>
            <div className={styles['partHead']}>
              <span>
                <AppLink to={customsRoutes.form(form.id)}>{form.no}</AppLink>
                <span className={styles['quiet']}>
                  {[
                    '',
                    tc('list.items', { count: form.itemCount }),
                    ...(form.entryId ? [form.entryId] : []),
                    ...(form.errorCount > 0 ? [tc('wizard.check.errors', { count: form.errorCount })] : []),
                  ].join(' · ')}
                </span>
              </span>
              <span className={styles['tags']}>
                {form.unconfirmed && <StatusTag tone="warning">{t('declarations.unconfirmed')}</StatusTag>}
                <StatusTag tone={DECLARATION_TONES[form.status]}>{tc(`status.${form.status}`)}</StatusTag>
              </span>
            </div>
            {mayUnlink && mayLeaveOrder(form.status) && (
              <div className={styles['buttons']}>
                <ActionBar
                  entity={linkedActions}
                  row={{
                    id: order.id,
                    version: order.version,
                    status: form.status,
                    actions: ['unlink'],
                    formId: form.id,
                  }}
                  audience="all"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {order.status === 'making' && <p className="tp-soft">{t('declarations.review')}</p>}
    </DetailSection>
  )
}
