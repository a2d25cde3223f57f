import type { TradeType } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { DemoBuyer } from '../content/companies'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededProduct } from './products'

const DAY = 86_400_000

/** How far a demo negotiation has come; each stage includes the ones before it. */
export const STAGES = [
  'sent',
  'viewed',
  'talking',
  'quoted',
  'read',
  'countered',
  'requoted',
  'ordered',
  'proposed',
  'signed',
  'in_production',
  'ready',
  'ready_to_ship',
  'shipped',
  'delivered',
  'accepted',
] as const
export type Stage = (typeof STAGES)[number]

/** What happens instead of the next stage. */
export type Turn =
  | 'asked'
  | 'declined'
  | 'closed'
  | 'cancelled'
  | 'drafted'
  | 'rejected'
  | 'withdrawn'
  | 'lapsed'
  | 'after_deadline'
  | 'part_awarded'
  | 'stepped_back'
  | 'terms_rejected'
  | 'terms_again'
  | 'reported'
  | 'partly_paid'
  | 'cancel_wish'
  | 'secured'
  | 'frozen'

export interface DealKind {
  readonly stage: Stage
  /** When it began: what is to last must not be older than its timer allows, what a timer is to end must be. */
  readonly daysAgo: number
  readonly turn?: Turn
}

/** Every course that a trade of the demo takes. */
export const DEAL_KINDS: readonly DealKind[] = [
  { stage: 'sent', daysAgo: 0.4 },
  // Nobody has looked at it for three days.
  { stage: 'sent', daysAgo: 3.3 },
  { stage: 'sent', daysAgo: 10, turn: 'cancelled' },
  { stage: 'viewed', daysAgo: 1.2 },
  { stage: 'viewed', daysAgo: 2.2, turn: 'asked' },
  { stage: 'viewed', daysAgo: 6, turn: 'declined' },
  { stage: 'talking', daysAgo: 2.6 },
  { stage: 'talking', daysAgo: 3.1, turn: 'drafted' },
  { stage: 'talking', daysAgo: 9, turn: 'closed' },
  { stage: 'quoted', daysAgo: 1.5 },
  { stage: 'read', daysAgo: 2.4 },
  { stage: 'read', daysAgo: 9, turn: 'rejected' },
  { stage: 'read', daysAgo: 7, turn: 'withdrawn' },
  { stage: 'read', daysAgo: 9.5, turn: 'lapsed' },
  { stage: 'read', daysAgo: 7, turn: 'after_deadline' },
  { stage: 'countered', daysAgo: 3.4 },
  { stage: 'requoted', daysAgo: 4.2 },
  { stage: 'ordered', daysAgo: 4 },
  { stage: 'ordered', daysAgo: 5, turn: 'part_awarded' },
  { stage: 'ordered', daysAgo: 12, turn: 'stepped_back' },
  { stage: 'proposed', daysAgo: 5 },
  { stage: 'proposed', daysAgo: 6, turn: 'terms_rejected' },
  { stage: 'signed', daysAgo: 7 },
  { stage: 'signed', daysAgo: 8, turn: 'terms_again' },
  { stage: 'signed', daysAgo: 9, turn: 'reported' },
  { stage: 'signed', daysAgo: 7.5, turn: 'cancel_wish' },
  // Nobody has paid the deposit since.
  { stage: 'signed', daysAgo: 21 },
  { stage: 'in_production', daysAgo: 13 },
  { stage: 'in_production', daysAgo: 15, turn: 'secured' },
  { stage: 'in_production', daysAgo: 17, turn: 'frozen' },
  { stage: 'ready', daysAgo: 13.5 },
  { stage: 'ready', daysAgo: 14.5, turn: 'reported' },
  { stage: 'ready', daysAgo: 15.5, turn: 'partly_paid' },
  { stage: 'ready_to_ship', daysAgo: 22 },
  { stage: 'shipped', daysAgo: 26 },
  { stage: 'delivered', daysAgo: 21.5 },
  { stage: 'accepted', daysAgo: 38 },
  // The claim period is over: the timer completes it.
  { stage: 'accepted', daysAgo: 55 },
]

export interface Deal extends DealKind {
  readonly buyer: DemoBuyer
  readonly actor: DemoActor
  readonly products: readonly SeededProduct[]
  readonly tradeType: TradeType
  /** Tells deals of one kind apart: incoterm, charges, what is said. */
  readonly variant: number
  /** One number each: what papers of the deal are numbered by. */
  readonly serial: number
}

export const reaches = ({ stage }: DealKind, wanted: Stage) => STAGES.indexOf(stage) >= STAGES.indexOf(wanted)

/** What sellers write in to this buyer. */
export const sellersLocale = ({ tradeType }: Deal): Extract<LocaleCode, 'zh_CN' | 'en_US'> =>
  tradeType === 'domestic' ? 'zh_CN' : 'en_US'

/** The time of one deal. */
export class DealTime {
  private readonly demo: DemoApi
  private at: number

  constructor(demo: DemoApi, daysAgo: number) {
    this.demo = demo
    this.at = Date.now() - daysAgo * DAY
  }

  /** The next thing happens some hours later, never in the future. */
  wait(hours: number): void {
    this.at += (hours / 24) * DAY
    this.demo.at(new Date(Math.min(this.at, Date.now() - 60_000)))
  }

  /** A day so many days from where the deal is. */
  day(days: number): string {
    return new Date(this.demo.now().getTime() + days * DAY).toISOString().slice(0, 10)
  }
}
