import {
  customsOrderLinkDeclaration,
  customsOrderPutBackDeclaration,
  customsOrderTakeOffDeclaration,
  customsRoutes,
  type CustomsOrderDetail,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'
import { isGone, mayLeaveOrder } from '@tradeport/domain/customs/rules'
import {
  ActionBar,
  DetailSection,
  StatusTag,
  entityAction,
  textOf,
  type ActionSource,
  type EntityRow,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { DECLARATION_TONES } from '../shared/tones'
import { lazy } from 'react'
import styles from './customs-order.module.css'

const TakeOffForm = lazy(async () => ({ default: (await import('./word-forms')).TakeOffForm }))
const PutBackForm = lazy(async () => ({ default: (await import('./word-forms')).PutBackForm }))

interface LinkedRow extends EntityRow {
  formId: string
}

/** A declaration may be taken off the order by whoever may link one; by the desk what was recorded wrongly, which it may put back. */
const linkedActions: ActionSource<LinkedRow, 'unlink' | 'take_off_declaration' | 'put_back_declaration', 'all'> = {
  actions: {
    unlink: entityAction<LinkedRow, typeof customsOrderLinkDeclaration>({
      endpoint: customsOrderLinkDeclaration,
      confirm: true,
      input: ({ id, version, formId }) => ({ id, version, formId, linked: false }),
    }),
    take_off_declaration: entityAction<LinkedRow, typeof customsOrderTakeOffDeclaration>({
      endpoint: customsOrderTakeOffDeclaration,
      Form: TakeOffForm,
      input: ({ id, version, formId }, values) => ({ id, version, formId, reason: textOf(values, 'note') ?? '' }),
    }),
    put_back_declaration: entityAction<LinkedRow, typeof customsOrderPutBackDeclaration>({
      endpoint: customsOrderPutBackDeclaration,
      Form: PutBackForm,
      input: ({ id, version, formId }, values) => ({ id, version, formId, reason: textOf(values, 'note') ?? '' }),
    }),
  },
  audiences: { all: {} },
  useTexts: () => {
    const t = useT('customsOrder')
    return { action: action => t(`action.${action}`), confirm: () => t('ask.unlink') }
  },
}

/** The declarations of the order: each one click away, with what keeps it back. */
export function DeclarationSection({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  if (order.declarations.length + order.takenOff.length === 0) return null
  const actionsOf = ({ status, recorded }: CustomsOrderDetail['declarations'][number]) => [
    ...(order.actions.includes('link_declaration') && mayLeaveOrder(status) ? ['unlink'] : []),
    ...(order.actions.includes('take_off_declaration') && recorded ? ['take_off_declaration'] : []),
  ]
  const putBack = order.actions.filter(action => action === 'put_back_declaration')
  return (
    <DetailSection title={tc('list.title')}>
      {order.declarations.length > 0 && (
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
              <Steps order={order} form={form} actions={actionsOf(form)} />
            </li>
          ))}
        </ul>
      )}
      {order.takenOff.length > 0 && (
        <>
          <h3 className={styles['partName']}>{t('declarations.takenOff')}</h3>
          <ul className={styles['parts']} aria-label={t('declarations.takenOff')}>
            {order.takenOff.map(form => (
              <li key={form.id} className={styles['part']}>
                <div className={styles['partHead']}>
                  <span>
                    <AppLink to={customsRoutes.form(form.id)}>{form.no}</AppLink>
                    <span className={styles['quiet']}>{form.entryId && ` · ${form.entryId}`}</span>
                  </span>
                  <StatusTag tone={DECLARATION_TONES[form.status]}>{tc(`status.${form.status}`)}</StatusTag>
                </div>
                <Steps order={order} form={form} actions={isGone(form.status) ? [] : putBack} />
              </li>
            ))}
          </ul>
        </>
      )}
      {order.status === 'making' && order.declarations.length > 0 && (
        <p className="tp-soft">{t('declarations.review')}</p>
      )}
    </DetailSection>
  )
}

interface StepsProps {
  order: CustomsOrderDetail
  form: { id: string; status: DeclarationStatus }
  actions: string[]
}

function Steps({ order: { id, version }, form, actions }: StepsProps) {
  if (actions.length === 0) return null
  const row = { id, version, status: form.status, actions, formId: form.id }
  return (
    <div className={styles['buttons']}>
      <ActionBar entity={linkedActions} row={row} audience="all" />
    </div>
  )
}
