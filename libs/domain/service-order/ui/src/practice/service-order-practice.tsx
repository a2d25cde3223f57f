import {
  afterSalesCasePage,
  serviceOrderConfirm,
  serviceOrderConfirmQuote,
  serviceOrderDetail,
  serviceOrderEvaluate,
  serviceOrderPay,
  serviceOrderRoutes,
  type ServiceOrderDetail,
} from '@tradeport/domain/service-order/contract'
import type { ServiceOrderStep } from '@tradeport/domain/service-order/rules'
import { z } from '@tradeport/kernel/contract-kit'
import { ActionBar, DetailSection, EntityDetail } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import {
  PracticeRefusal,
  PracticeRuntime,
  goToAction,
  practiceAnswer,
  sampleState,
  usePracticeData,
  type PracticeSceneProps,
  type PracticeSource,
} from '@tradeport/web/practice'
import { useLocale, useRegion } from '@tradeport/web/react'
import { newId } from '@tradeport/web/request'
import { Button, RadioGroup } from '@tradeport/web/ui'
import { useState } from 'react'
import { PriceSection, RatingSection } from '../order/fact-sections'
import { orderActions } from '../order/order-actions'
import { OrderStages } from '../order/order-stages'
import { DeliverableSection, QuoteSection } from '../order/part-sections'
import { serviceOrderEntity } from '../order/service-order.entity'
import styles from '../order/service-order.module.css'
import { describeEvent } from '../shared/events'
import { SAMPLE_NAMES, SAMPLE_SERVICES, rated, sampleOrder, stepped, type SampleService } from './sample-order'

const AREA = 'practice-order'
const kept = z.object({ order: z.nullable(serviceOrderDetail.output) })

/** A service is chosen, quoted, paid for and delivered: on the order's real page, with a provider that the practice plays. */
export default function ServiceOrderPractice(scene: PracticeSceneProps) {
  const { Guide, step } = scene
  const { value, read, write } = usePracticeData<z.output<typeof kept>>(scene, kept, () => ({ order: null }))
  const { currency } = useRegion()
  const { locale } = useLocale()
  const now = () => new Date().toISOString()

  const choose = (service: SampleService) => {
    const word = (text: string) => ({ [locale]: text })
    const order = sampleOrder({
      service,
      words: {
        ...{ service: word(scene.sample(service)), result: word(scene.sample('outcome')) },
        ...{ provider: scene.sample('provider'), company: scene.sample('company') },
      },
      currency,
      ids: { order: newId(), other: newId() },
      at: now(),
    })
    write({ order }, 'quote')
  }
  const begun = (): ServiceOrderDetail => {
    const { order } = read()
    if (!order) throw new PracticeRefusal('FT520404')
    return order
  }
  /** Several of them where the other side follows at once. */
  const go = (steps: readonly (readonly [ServiceOrderStep, 'customer' | 'provider' | 'system'])[], at: string) => {
    const next = steps.reduce((now_, [name, by]) => stepped(now_, name, by, now()), begun())
    write({ order: next }, at)
    const { id, no, version, status } = next
    return { id, no, version, status }
  }
  const source: PracticeSource = {
    passes: [],
    answers: [
      practiceAnswer(serviceOrderDetail, begun),
      practiceAnswer(afterSalesCasePage, ({ pageNum, pageSize }) => ({
        ...{ records: [], total: 0, totalCapped: false, pageNum, pageSize },
      })),
      practiceAnswer(serviceOrderConfirmQuote, () => go([['confirm_quote', 'customer']], 'pay')),
      practiceAnswer(serviceOrderPay, () => go([['hold', 'system']], 'work')),
      practiceAnswer(serviceOrderConfirm, () => go([['confirm', 'customer']], 'rate')),
      practiceAnswer(serviceOrderEvaluate, ({ score, tags, text }) => {
        const order = rated(begun(), { score, tags, text }, now())
        scene.onFinish(JSON.stringify(write({ order })))
        const { id, no, version, status } = order
        return { id, no, version, status }
      }),
    ],
  }
  const provider = {
    work: () =>
      go(
        [
          ['accept_order', 'provider'],
          ['hand_over', 'provider'],
        ],
        'result',
      ),
  }
  return (
    <>
      <Guide step={step} onShow={() => goToAction(AREA)} {...(step === 'work' ? { onNext: provider.work } : {})} />
      <div id={AREA}>
        {value.order === null ? (
          <Choice sample={scene.sample} onChoose={choose} />
        ) : (
          <PracticeRuntime source={source} refusedText={scene.refusedText}>
            <SampleOrder order={value.order} />
          </PracticeRuntime>
        )}
      </div>
    </>
  )
}

interface ChoiceProps {
  readonly sample: PracticeSceneProps['sample']
  onChoose(service: SampleService): void
}

/** What the market would show: a few offers, each quoted on request. */
function Choice({ sample, onChoose }: ChoiceProps) {
  const t = useT('serviceOrder')
  const tm = useT('serviceMarket')
  const [chosen, setChosen] = useState<SampleService>('translation')
  return (
    <DetailSection title={t('order.column.service')} note={sample('provider')}>
      <RadioGroup
        legend={t('order.column.service')}
        legendHidden
        look="cards"
        options={SAMPLE_NAMES.map(name => ({
          value: name,
          label: sample(name),
          description: tm('days.exact', { count: SAMPLE_SERVICES[name].deliverDays }),
        }))}
        value={chosen}
        onValue={setChosen}
      />
      <div className={styles['choose']}>
        <Button variant="primary" onClick={() => onChoose(chosen)}>
          {t('order.action.submit')}
        </Button>
      </div>
    </DetailSection>
  )
}

/** The parts of the order's own page that the practice is about. */
function SampleOrder({ order }: { readonly order: ServiceOrderDetail }) {
  const t = useT('serviceOrder')
  return (
    <EntityDetail
      entity={serviceOrderEntity}
      audience="customer"
      state={sampleState(order)}
      backTo={serviceOrderRoutes.list}
      ownSteps
      next={({ nextActor }) => nextActor && { who: t(nextActor === 'customer' ? 'turn.you' : `turn.${nextActor}`) }}
      extra={detail => <ActionBar entity={orderActions} row={detail} audience="customer" />}
      timeline={detail => detail.timeline}
      describeEvent={event => describeEvent(t, event.action)}
    >
      {detail => (
        <>
          <OrderStages order={detail} />
          <QuoteSection order={detail} />
          <DeliverableSection order={detail} />
          <PriceSection order={detail} />
          <RatingSection order={detail} />
        </>
      )}
    </EntityDetail>
  )
}
