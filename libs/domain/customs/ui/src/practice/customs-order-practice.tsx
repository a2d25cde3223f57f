import {
  customsOrderComplete,
  customsOrderConfirmDraft,
  customsOrderDetail,
  customsOrderPay,
  customsOrderRoutes,
  customsOrderSubmit,
  declarationFormDetail,
  type CustomsOrderDetail,
} from '@tradeport/domain/customs/contract'
import type { CustomsOrderStep } from '@tradeport/domain/customs/rules'
import { dictList, dictLookup } from '@tradeport/domain/reference/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { ActionBar, EntityDetail } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import {
  PracticeRuntime,
  goToAction,
  practiceAnswer,
  sampleState,
  usePracticeData,
  type PracticeSceneProps,
  type PracticeSource,
} from '@tradeport/web/practice'
import { useRegion } from '@tradeport/web/react'
import { newId } from '@tradeport/web/request'
import { useAudience } from '../customs-order/audience'
import { useTurn } from '../customs-order/customs-order-cells'
import { customsOrderEntity } from '../customs-order/customs-order.entity'
import { DeclarationSection } from '../customs-order/declaration-section'
import { describeEvent } from '../customs-order/events'
import { GoodsSection, ShipmentSection } from '../customs-order/fact-sections'
import { FeeSection } from '../customs-order/fee-section'
import { customsOrderActions } from '../customs-order/order-actions'
import { OrderStages } from '../customs-order/order-stages'
import { DocumentSection } from '../customs-order/paper-sections'
import { feesHeld, following, orderStepped, sampleCustomsOrder } from './sample-customs-order'
import { received, sampleDeclaration, sampleRight, stepped } from './sample-declaration'

const AREA = 'practice-customs-order'
const kept = z.object({ order: customsOrderDetail.output, form: declarationFormDetail.output })

/** Goods are declared by a broker, whom the practice plays as it plays customs: on the real page of agency orders. */
export default function CustomsOrderPractice(scene: PracticeSceneProps) {
  const { Guide, step } = scene
  const { currency } = useRegion()
  const now = () => new Date().toISOString()
  const { value, read, write } = usePracticeData(scene, kept, () => {
    const named = { other: newId(), company: scene.sample('company'), at: now() }
    return {
      order: sampleCustomsOrder({ ...named, id: newId(), provider: scene.sample('provider') }),
      form: sampleRight(sampleDeclaration({ ...named, id: newId() }), named.at),
    }
  })
  const changed = ({ id, no, version, status }: CustomsOrderDetail) => ({ id, no, version, status })
  const put = (order: CustomsOrderDetail, at?: string, form = read().form) => changed(write({ order, form }, at).order)
  const go = (order: CustomsOrderDetail, name: CustomsOrderStep, by: 'client' | 'provider') =>
    orderStepped(order, name, by === 'client' ? order.clientName : order.providerName, now(), currency)

  const source: PracticeSource = {
    passes: [dictList, dictLookup],
    answers: [
      practiceAnswer(customsOrderDetail, () => read().order),
      // The broker takes it on at once, and names its fees with that.
      practiceAnswer(customsOrderSubmit, () =>
        put(go(go(read().order, 'submit', 'client'), 'accept_order', 'provider'), 'fees'),
      ),
      practiceAnswer(customsOrderPay, () => put(feesHeld(read().order, now()), 'papers')),
      practiceAnswer(customsOrderConfirmDraft, () => {
        const sent = stepped(stepped(read().form, 'submit_unreviewed', now()), 'push_single_window', now())
        return put(following(go(read().order, 'confirm_draft', 'client'), sent, now()), 'follow', sent)
      }),
      practiceAnswer(customsOrderComplete, () => {
        const done = go(read().order, 'complete', 'client')
        const answer = put(done)
        scene.onFinish(JSON.stringify(read()))
        return answer
      }),
    ],
  }
  const next = {
    papers() {
      const made = go(go(read().order, 'begin_check', 'provider'), 'make', 'provider')
      put(following(made, read().form, now()), 'confirm')
    },
    follow() {
      const form = received(read().form, now())
      const order = following(read().order, form, now())
      put(order, order.status === 'cleared' ? 'complete' : 'follow', form)
    },
  }
  const isOthers = step === 'papers' || step === 'follow'
  return (
    <>
      <Guide step={step} {...(isOthers ? { onNext: next[step] } : { onShow: () => goToAction(AREA) })} />
      <div id={AREA}>
        <PracticeRuntime source={source} refusedText={scene.refusedText}>
          <SampleOrder order={value.order} />
        </PracticeRuntime>
      </div>
    </>
  )
}

/** The parts of the order's own page that the practice is about. */
function SampleOrder({ order }: { readonly order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const audience = useAudience()
  const turn = useTurn()
  return (
    <EntityDetail
      entity={customsOrderEntity}
      audience={audience}
      state={sampleState(order)}
      backTo={customsOrderRoutes.list}
      ownSteps
      next={detail => {
        const who = turn(detail)
        return who === undefined ? null : { who }
      }}
      extra={detail => <ActionBar entity={customsOrderActions} row={detail} audience={audience} />}
      timeline={detail => detail.timeline}
      describeEvent={event => describeEvent(t, event)}
    >
      {detail => (
        <>
          <OrderStages order={detail} />
          <DeclarationSection order={detail} />
          <DocumentSection order={detail} />
          <FeeSection order={detail} />
          <ShipmentSection order={detail} />
          <GoodsSection order={detail} />
        </>
      )}
    </EntityDetail>
  )
}
