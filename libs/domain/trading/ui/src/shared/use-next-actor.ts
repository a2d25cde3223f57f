import {
  BUYERS_WHO_ORDER,
  BUYERS_WHO_PAY,
  BUYERS_WHO_SIGN,
  SELLERS_WHO_MAKE,
  SELLERS_WHO_RECEIVE,
  SELLERS_WHO_SIGN,
  SELLERS_WHO_TRADE,
} from '@tradeport/domain/trading/rules'
import { useT } from '@tradeport/web/i18n'
import { useHoldsRole } from '@tradeport/web/react'
import { useAudience } from './audience'
import { isLeftToColleague, type NextStep, type Side } from './next-step'

type Held = Parameters<typeof isLeftToColleague>[0]

/** What one has to be in a company to take a step. */
type Hand = 'buy' | 'sell' | 'sign' | 'money' | 'make'

const HANDS: Readonly<Record<NextStep['task'], Readonly<Record<Side, Hand>>>> = {
  propose: { buyer: 'buy', seller: 'sell' },
  sign: { buyer: 'sign', seller: 'sign' },
  pay: { buyer: 'money', seller: 'money' },
  confirm: { buyer: 'money', seller: 'money' },
  produce: { buyer: 'buy', seller: 'make' },
  ship: { buyer: 'buy', seller: 'make' },
  receive: { buyer: 'buy', seller: 'make' },
  accept: { buyer: 'buy', seller: 'make' },
}

/** Whose step it is, as the reader sees it: theirs, that of colleagues with other roles, or that of the other side. */
export function useNextActor() {
  const t = useT('trading')
  const audience = useAudience()
  const pays = useHoldsRole(BUYERS_WHO_PAY, 'milestone:report')
  const receives = useHoldsRole(SELLERS_WHO_RECEIVE, 'milestone:confirm')
  const has: Readonly<Record<Hand, boolean>> = {
    buy: useHoldsRole(BUYERS_WHO_ORDER, 'order:accept'),
    sell: useHoldsRole(SELLERS_WHO_TRADE, 'orderTerms:propose'),
    sign: useHoldsRole([...BUYERS_WHO_SIGN, ...SELLERS_WHO_SIGN], 'orderTerms:sign'),
    money: pays || receives,
    make: useHoldsRole(SELLERS_WHO_MAKE, 'order:update_production'),
  }
  /** Undefined where the other side acts alone, and for operators, who look on. */
  const handOf = ({ side, task }: NextStep): Hand | undefined =>
    audience !== 'operator' && (side === null || side === audience) ? HANDS[task][audience] : undefined
  // Money is anybody's in finance; the rest of an order is whose it is.
  const takes = (hand: Hand, order: Held): boolean => has[hand] && (hand === 'money' || !isLeftToColleague(order))
  const isYours = (step: NextStep, order: Held): boolean => {
    const hand = handOf(step)
    return hand !== undefined && takes(hand, order)
  }
  /** Who of the reader's company takes the step, where they cannot themselves and it is not the other side's. */
  const colleague = (step: NextStep, order: Held): string | undefined => {
    const hand = handOf(step)
    return hand === undefined || takes(hand, order) ? undefined : t(`turn.own.${hand}`)
  }
  const who = (step: NextStep, order: Held): string => {
    if (step.side === null) return t('turn.both')
    if (handOf(step) === undefined) return t(`turn.${step.side}`)
    return colleague(step, order) ?? t('turn.you')
  }
  return { isYours, colleague, who }
}
