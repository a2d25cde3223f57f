import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  membershipOverview,
  subscriptionCancel,
  subscriptionResume,
  type MembershipOverview,
} from '@tradeport/domain/membership/contract'
import { DetailSection, PlainTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useAction, useEndpoint, useFormat, useLive, useNotify, useText } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { LinkButton, SkeletonText } from '@tradeport/web/ui'
import styles from '../membership.module.css'
import { useWords } from '../use-words'
import { ComparePlans, Packages } from './offers'

/** `/membership`: what the company has, what is left of it, and what can be bought. */
export default function MembershipScreen() {
  const t = useT('membership')
  useLive('membership')
  useLive('ability')
  const { data, error, refetch } = useEndpoint(membershipOverview, {})
  const [query] = useSearchParams()
  const show = query.get('show')
  const isThere = data !== undefined
  // The dialog that sent somebody here has named the part that helps.
  useEffect(() => {
    if (isThere && show) document.getElementById(`membership-${show}`)?.scrollIntoView()
  }, [isThere, show])
  return (
    <div className="tp-stack">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton href="/membership/ledger" variant="secondary" size="small">
              {t('nav.ledger')}
            </LinkButton>
            <LinkButton href="/membership/orders" variant="secondary" size="small">
              {t('nav.orders')}
            </LinkButton>
          </>
        }
      />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={12} />)}
      {data && (
        <>
          <OpenOrder overview={data} />
          <HiddenThings overview={data} />
          <OwnPlan overview={data} />
          <Entitlements overview={data} />
          <ComparePlans overview={data} />
          <Packages overview={data} />
        </>
      )}
    </div>
  )
}

interface Part {
  overview: MembershipOverview
}

function OpenOrder({ overview: { openOrderId } }: Part) {
  const t = useT('membership')
  if (openOrderId === null) return null
  return (
    <Alert
      type="info"
      showIcon
      title={t('own.openOrder')}
      action={<AppLink to={`/membership/orders/${openOrderId}`}>{t('own.openOrder.link')}</AppLink>}
    />
  )
}

function HiddenThings({ overview: { hidden, mayBuy } }: Part) {
  const t = useT('membership')
  return hidden.map(({ ability, count }) => (
    <Alert
      key={ability}
      type="warning"
      showIcon
      title={t('own.hidden', { count })}
      description={t('own.hidden.text')}
      action={mayBuy && <AppLink to="/membership?show=plans">{t('own.hidden.link')}</AppLink>}
    />
  ))
}

function OwnPlan({ overview: { subscription } }: Part) {
  const t = useT('membership')
  const format = useFormat()
  const text = useText()
  const notify = useNotify()
  const cancel = useAction(subscriptionCancel)
  const resume = useAction(subscriptionResume)
  if (!subscription)
    return (
      <DetailSection title={t('own.plan')}>
        <p className="tp-soft">{t('own.noPlan')}</p>
      </DetailSection>
    )
  const { id, version, actions, status } = subscription
  const date = format.date(subscription.endsAt)
  const stop = async () => {
    const sure = await notify.confirm({
      title: t('own.cancel'),
      text: t('own.cancel.text'),
      confirmLabel: t('own.cancel'),
    })
    if (sure) await cancel.run({ id, version })
  }
  return (
    <DetailSection
      title={t('own.plan')}
      extra={
        <>
          {actions.includes('cancel') && (
            <Button loading={cancel.pending} onClick={() => void stop()}>
              {t('own.cancel')}
            </Button>
          )}
          {actions.includes('resume') && (
            <Button loading={resume.pending} onClick={() => void resume.run({ id, version })}>
              {t('own.resume')}
            </Button>
          )}
        </>
      }
    >
      <strong className={styles['price']}>{text(subscription.terms.name)}</strong>
      <p className="tp-soft">
        {status === 'grace'
          ? t('own.grace', { date })
          : t(subscription.trial ? 'own.trial.endsAt' : 'own.endsAt', { date })}
        {status === 'ending' && ` · ${t('own.ending')}`}
      </p>
      {subscription.terms.benefits.length > 0 && (
        <ul className={styles['benefits']} aria-label={t('field.benefits')}>
          {subscription.terms.benefits.map((benefit, index) => (
            <li key={index}>{text(benefit)}</li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}

function Entitlements({ overview: { entitlements } }: Part) {
  const t = useT('membership')
  const words = useWords()
  const format = useFormat()
  return (
    <DetailSection id="membership-have" title={t('own.have')}>
      <PlainTable label={t('own.have')}>
        <thead>
          <tr>
            <th scope="col">{t('column.ability')}</th>
            <th scope="col">{t('column.limit')}</th>
            <th scope="col">{t('column.used')}</th>
            <th scope="col">{t('column.remaining')}</th>
          </tr>
        </thead>
        <tbody>
          {entitlements.map(({ ability, sale, limit, used, remaining, reset }) => {
            const isHad = sale === 'free' || limit === null || limit > 0
            return (
              <tr key={ability}>
                <th scope="row">{words.ability(ability)}</th>
                <td>{isHad ? words.quota(limit, reset) : t('notIncluded')}</td>
                <td className="tp-tabular">{isHad ? format.number(used) : '–'}</td>
                <td className="tp-tabular">{remaining === null ? '–' : format.number(remaining)}</td>
              </tr>
            )
          })}
        </tbody>
      </PlainTable>
    </DetailSection>
  )
}
