import { Alert, Switch } from 'antd'
import { Suspense, lazy, useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  membershipOverview,
  subscriptionAutoRenew,
  subscriptionCancel,
  subscriptionResume,
  type MembershipOffer,
  type MembershipOverview,
} from '@tradeport/domain/membership/contract'
import { DAY_MS } from '@tradeport/domain/membership/rules'
import { timerOf } from '@tradeport/kernel/config'
import { ActButton, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import {
  LoadFailed,
  useAction,
  useEndpoint,
  useFormat,
  useLive,
  useNotify,
  useRegion,
  useText,
} from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { DataTable, LinkButton, SkeletonText } from '@tradeport/web/ui'
import styles from '../membership.module.css'
import { useWords } from '../use-words'
import { ComparePlans } from './compare-plans'
import { Packages } from './packages'

const OrderDialog = lazy(() => import('./order-dialog'))

interface Asked {
  readonly offer: MembershipOffer
  readonly label: string
}

/** `/membership`: what the company has, what is left of it, and what can be bought. */
export default function MembershipScreen() {
  const t = useT('membership')
  useLive('membership')
  useLive('ability')
  const { data, error, refetch } = useEndpoint(membershipOverview, {})
  const [query] = useSearchParams()
  const show = query.get('show')
  const wanted = query.get('package')
  const isThere = data !== undefined
  // Kept here: a plan's button is another one on a phone that is turned, and the dialog stays.
  const [asked, setAsked] = useState<Asked>()
  const ask = (offer: MembershipOffer, label: string) => setAsked({ offer, label })
  // The dialog that sent somebody here has named the part that helps.
  useEffect(() => {
    if (!isThere || !show) return
    const part =
      document.getElementById(`membership-package-${wanted ?? ''}`) ?? document.getElementById(`membership-${show}`)
    part?.scrollIntoView()
  }, [isThere, show, wanted])
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
          <ComparePlans overview={data} onOrder={ask} />
          <Packages overview={data} wanted={wanted} onOrder={ask} />
          {asked && (
            <Suspense fallback={null}>
              <OrderDialog
                offer={data.offers.find(({ id }) => id === asked.offer.id) ?? asked.offer}
                label={asked.label}
                invoice={data.invoice}
                onClose={() => setAsked(undefined)}
              />
            </Suspense>
          )}
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
  const region = useRegion()
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
  const graceEndsAt = new Date(subscription.endsAt).getTime() + timerOf(region, 'planGraceDays') * DAY_MS
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
            <ActButton loading={cancel.pending} onClick={() => void stop()}>
              {t('own.cancel')}
            </ActButton>
          )}
          {actions.includes('resume') && (
            <ActButton loading={resume.pending} onClick={() => void resume.run({ id, version })}>
              {t('own.resume')}
            </ActButton>
          )}
        </>
      }
    >
      <strong className={styles['price']}>{text(subscription.terms.name)}</strong>
      <p className="tp-soft">
        {status === 'grace'
          ? t('own.grace', { date, until: format.date(new Date(graceEndsAt)) })
          : t(subscription.trial ? 'own.trial.endsAt' : 'own.endsAt', { date })}
        {status === 'ending' && ` · ${t('own.ending')}`}
      </p>
      {(subscription.autoRenew || actions.includes('auto_renew')) && <AutoRenew subscription={subscription} />}
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

/** The order for the next period by itself. */
function AutoRenew({ subscription }: { subscription: NonNullable<MembershipOverview['subscription']> }) {
  const t = useT('membership')
  const format = useFormat()
  const notify = useNotify()
  const labelId = useId()
  const turn = useAction(subscriptionAutoRenew)
  const { id, version, autoRenew, renewsOn, actions } = subscription
  const set = async (on: boolean) => {
    const sure =
      on ||
      (await notify.confirm({
        title: t('own.autoRenew.stop'),
        text: t('own.autoRenew.stop.text'),
        confirmLabel: t('own.autoRenew.stop'),
      }))
    if (sure) await turn.run({ id, version, on })
  }
  return (
    <div className={styles['renewal']}>
      <Switch
        aria-labelledby={labelId}
        checked={autoRenew}
        disabled={!actions.includes('auto_renew')}
        loading={turn.pending}
        onChange={on => void set(on)}
      />
      <div>
        <strong id={labelId}>{t('own.autoRenew')}</strong>
        <p className="tp-soft">
          {!autoRenew && t('own.autoRenew.off')}
          {autoRenew && (renewsOn ? t('own.autoRenew.on', { date: format.date(renewsOn) }) : t('own.autoRenew.asked'))}
        </p>
      </div>
    </div>
  )
}

const isHad = ({ sale, limit }: MembershipOverview['entitlements'][number]) =>
  sale === 'free' || limit === null || limit > 0

function Entitlements({ overview: { entitlements } }: Part) {
  const t = useT('membership')
  const words = useWords()
  const format = useFormat()
  return (
    <DetailSection id="membership-have" title={t('own.have')}>
      <DataTable
        label={t('own.have')}
        rows={entitlements.map(each => ({ ...each, id: each.ability }))}
        columns={[
          { key: 'ability', title: t('column.ability'), render: ({ ability }) => words.ability(ability) },
          {
            key: 'limit',
            title: t('column.limit'),
            render: each => (isHad(each) ? words.quota(each.limit, each.reset) : t('notIncluded')),
          },
          {
            key: 'used',
            title: t('column.used'),
            render: each => <span className="tp-tabular">{isHad(each) ? format.number(each.used) : '–'}</span>,
          },
          {
            key: 'remaining',
            title: t('column.remaining'),
            render: ({ remaining }) => (
              <span className="tp-tabular">{remaining === null ? '–' : format.number(remaining)}</span>
            ),
          },
        ]}
      />
    </DetailSection>
  )
}
