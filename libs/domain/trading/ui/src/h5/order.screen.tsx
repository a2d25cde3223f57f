import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import { orderDetail, type OrderDetail } from '@tradeport/domain/trading/contract'
import { isPositive } from '@tradeport/kernel/values'
import { useT, type Translate } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { CardList, Loaded, PhoneFacts, PhoneNotices, PhonePage, PhoneSection, ThumbBar } from '@tradeport/web/phone'
import { useEndpoint, useFormat, useLive, useText, useTitle } from '@tradeport/web/react'
import { Banner, Button, LinkButton, Tag, Timeline } from '@tradeport/web/ui'
import { useTotals } from '../contract/use-totals'
import { STAGES, STAGE_OF } from '../order/stages'
import { cancelReasonText, describeOrderEvent } from '../shared/events'
import { nextStep } from '../shared/next-step'
import { MILESTONE_TONES, ORDER_TONES } from '../shared/tones'
import { useNextActor } from '../shared/use-next-actor'
import { useWords } from '../shared/use-words'
import { StepSheet } from './step-sheet'
import { stepsOf, type Step } from './steps'
import { PayTo } from './pay-to'
import { TermsSection } from './terms-section'

/** One order: how far it is, what must happen next, what is paid. */
export default function OrderScreen() {
  const { id = '' } = useParams()
  useLive('order')
  const state = useEndpoint(orderDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  return <Loaded state={state}>{order => <Order order={order} />}</Loaded>
}

function Order({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const phone = useT('phone')
  const text = useText()
  const [open, setOpen] = useState<Step>()
  const steps = stepsOf(order)
  return (
    <PhonePage
      title={text(order.storeName)}
      note={
        <>
          <Tag tone={ORDER_TONES[order.status]}>{t(`order.status.${order.status}`)}</Tag> {order.no}
        </>
      }
    >
      <Notices order={order} />
      <NextStep order={order} isHere={steps.length > 0} />
      <Progress order={order} />
      <TermsSection order={order} />
      <PayTo order={order} />
      <Payments order={order} steps={steps} onStep={setOpen} />
      <Goods order={order} />
      <CardList
        label={t('order.one')}
        cards={order.related.map(({ type, id, no }) => ({
          key: id,
          href: sourcingRoutes[type](id),
          name: t(`related.${type}`, { no }),
          lines: [],
        }))}
      />
      <History order={order} />
      <PhoneSection title={order.no}>
        <LinkButton size="large" block href={urlOf('buyer', `/orders/${order.id}`)}>
          {phone('toCentre')}
        </LinkButton>
      </PhoneSection>
      <Decisions steps={steps} onStep={setOpen} />
      {open && <StepSheet step={open} order={order} onClose={() => setOpen(undefined)} />}
    </PhonePage>
  )
}

function Notices({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const { cancelRequest } = order
  return (
    <PhoneNotices>
      {order.frozen && (
        <Banner tone="danger" title={t('order.frozen.title')}>
          {order.frozenReason ?? t('order.frozen.hint')}
        </Banner>
      )}
      {order.suspendedSides.map(side => (
        <Banner key={side} tone="danger" title={t('order.paymentsHeld.title')}>
          {t(`order.paymentsHeld.${side}`)}
        </Banner>
      ))}
      {cancelRequest && (
        <Banner
          tone="warning"
          title={t(cancelRequest.bySide === 'buyer' ? 'cancelRequest.own' : 'cancelRequest.seller')}
        >
          {cancelRequest.reason}
        </Banner>
      )}
      {order.status === 'cancelled' && (
        <Banner title={t('order.cancelled')}>{order.cancelReason && cancelReasonText(t, order.cancelReason)}</Banner>
      )}
    </PhoneNotices>
  )
}

interface StepsProps {
  readonly steps: readonly Step[]
  readonly onStep: (step: Step) => void
}

/** One button for each kind of step; of several payments the first is meant. */
function Decisions({ steps, onStep }: StepsProps) {
  const t = useT('trading')
  const kinds = steps.filter(({ kind }, index) => steps.findIndex(each => each.kind === kind) === index)
  if (kinds.length === 0) return null
  return (
    <ThumbBar>
      {kinds.map((step, index) => (
        <Button key={step.kind} variant={index === 0 ? 'primary' : 'secondary'} block onClick={() => onStep(step)}>
          {stepName(t, step)}
        </Button>
      ))}
    </ThumbBar>
  )
}

function stepName(t: Translate<'trading'>, { kind }: Step): string {
  if (kind === 'report') return t('milestone.action.report')
  return kind === 'deliver' || kind === 'accept' ? t(`order.action.${kind}`) : t(`terms.action.${kind}`)
}

/** What the reader has to do now; `isHere`: the button for it stands below. */
function NextStep({ order, isHere }: { order: OrderDetail; isHere: boolean }) {
  const t = useT('trading')
  const phone = useT('phone')
  const format = useFormat()
  const nextActor = useNextActor()
  const step = nextStep(order)
  if (!step) return null
  const isOwn = nextActor.isYours(step, order)
  const colleague = nextActor.colleague(step, order)
  return (
    <PhoneSection title={t(`next.${step.task}.${isOwn ? 'you' : 'other'}`)}>
      {colleague && <p>{t('next.who', { who: colleague })}</p>}
      {step.due && <p>{t('next.due', { when: format.due(step.due) })}</p>}
      {isOwn && !isHere && (
        <LinkButton variant="primary" size="large" block href={urlOf('buyer', `/orders/${order.id}`)}>
          {phone('toCentre')}
        </LinkButton>
      )}
    </PhoneSection>
  )
}

function Progress({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const stage = STAGE_OF[order.status]
  if (stage === null) return null
  const current = STAGES.indexOf(stage)
  return (
    <PhoneSection title={t('stage.title')}>
      <Timeline
        label={t('stage.title')}
        entries={STAGES.map((name, index) => ({
          key: name,
          title: index === current ? <strong>{t(`stage.${name}`)}</strong> : t(`stage.${name}`),
          tone: index < current ? 'success' : index === current ? 'info' : 'neutral',
          ahead: index > current,
        }))}
      />
    </PhoneSection>
  )
}

function Payments({ order, steps, onStep }: StepsProps & { readonly order: OrderDetail }) {
  const t = useT('trading')
  const format = useFormat()
  const money = (amount: string) => format.money(amount, order.currency)
  const [, ...further] = steps.filter(step => step.kind === 'report')
  return (
    <PhoneSection title={t('milestone.title')}>
      <p>{t('milestone.paidOf', { paid: money(order.paidTotal), total: money(order.total) })}</p>
      <PhoneFacts
        facts={order.milestones.flatMap(milestone => [
          {
            key: milestone.id,
            label: t('milestone.share', { number: milestone.seq, percent: format.percent(milestone.percent) }),
            value: (
              <>
                {money(milestone.amount)}{' '}
                <Tag tone={MILESTONE_TONES[milestone.status]}>{t(`milestone.status.${milestone.status}`)}</Tag>
              </>
            ),
          },
          {
            key: `${milestone.id}-reference`,
            label: t('milestone.remit'),
            value: milestone.actions.includes('report') && milestone.remitReference,
          },
        ])}
      />
      {further.map(step => (
        <Button key={step.milestoneId} block onClick={() => onStep(step)}>
          {`${t('milestone.action.report')} · ${order.milestones.find(({ id }) => id === step.milestoneId)?.seq ?? ''}`}
        </Button>
      ))}
    </PhoneSection>
  )
}

/** The goods exactly as the accepted version says, and how many of them are on their way. */
function Goods({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const totals = useTotals(order.terms.body)
  const linesOf = (item: OrderDetail['items'][number]) => [
    words.quantity(item.qty, item.unit),
    format.unitPrice(item.unitPrice, order.currency),
    format.money(item.amount, order.currency),
    ...(isPositive(item.shippedQty) ? [`${t('order.shippedQty')}: ${words.quantity(item.shippedQty, item.unit)}`] : []),
  ]
  return (
    <PhoneSection title={ts('quotation.items')}>
      <PhoneFacts
        facts={[
          ...order.items.map(item => ({
            key: item.id,
            label: `${item.lineNo}. ${item.name}`,
            value: linesOf(item).join('\n'),
          })),
          ...totals,
          { key: 'delivery', label: ts('quotation.incoterm'), value: words.delivery(order) },
          { key: 'lead', label: ts('quotation.leadDays'), value: words.days(order.terms.body.leadDays) },
          {
            key: 'destination',
            label: ts('inquiry.field.destination'),
            value: words.destination(order.destCountry, order.destPort),
          },
        ]}
      />
    </PhoneSection>
  )
}

function History({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const format = useFormat()
  return (
    <PhoneSection title={ts('history')}>
      <Timeline
        label={ts('history')}
        entries={[...order.timeline].reverse().map(event => ({
          key: event.id,
          title: describeOrderEvent(t, event.action),
          time: { iso: event.at, text: format.dateTime(event.at) },
          ...(event.actorName ? { by: event.actorName } : {}),
          ...(event.note ? { note: event.note } : {}),
        }))}
      />
    </PhoneSection>
  )
}
