import { Button } from 'antd'
import { trialStart, type MembershipOffer, type MembershipOverview } from '@tradeport/domain/membership/contract'
import { ActButton } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat, useNotify, useText } from '@tradeport/web/react'

interface OfferProps {
  offer: MembershipOffer
  overview: MembershipOverview
}

export interface OrderButtonProps extends OfferProps {
  /** @param label what the button is called. */
  onOrder(offer: MembershipOffer, label: string): void
}

/** For what can be ordered; of the rest it says why it cannot. */
export function OrderButton({ offer, overview, onOrder }: OrderButtonProps) {
  const t = useT('membership')
  const text = useText()
  const { purpose, terms } = offer
  if (purpose === null) return <BlockNote offer={offer} />
  const label = t(`own.order.${purpose}`)
  return (
    <Button
      type={offer.kind === 'package' ? 'default' : 'primary'}
      disabled={!overview.mayBuy}
      aria-label={`${label}: ${text(terms.name)}`}
      onClick={() => onOrder(offer, label)}
    >
      {label}
    </Button>
  )
}

/** What stands in the way, before anybody asks. */
function BlockNote({ offer }: Pick<OfferProps, 'offer'>) {
  const t = useT('membership')
  const text = useText()
  const format = useFormat()
  const { block, requiredPlan, runsUntil, terms } = offer
  if (block === null) return null
  const plan = text(requiredPlan) || String(terms.requiresPlanLevel ?? '')
  const said = {
    lower_level: () => t('own.lower'),
    requires_plan: () => t('own.requiresPlan', { plan }),
    runs: () => t('own.runs', { date: format.date(runsUntil) }),
    ordered: () => t('own.ordered'),
  }
  return <span className="tp-soft">{said[block]()}</span>
}

/** Tries a plan for some days, without an order. */
export function TrialButton({ offer, overview }: OfferProps) {
  const t = useT('membership')
  const text = useText()
  const notify = useNotify()
  const start = useAction(trialStart, { onSuccess: () => notify.success(t('own.trial.begun')) })
  const { trial, terms, id } = offer
  if (trial === null) return null
  if (trial === 'used') return <span className="tp-soft">{t('own.trial.used')}</span>
  const label = t('own.trial.start', { days: terms.trialDays })
  const begin = async () => {
    const sure = await notify.confirm({
      title: t('own.trial.title', { name: text(terms.name) }),
      text: t('own.trial.text', { days: terms.trialDays }),
      confirmLabel: label,
    })
    if (sure) await start.run({ offeringId: id, termsId: terms.id })
  }
  return (
    <ActButton
      loading={start.pending}
      disabled={!overview.mayBuy}
      aria-label={`${label}: ${text(terms.name)}`}
      onClick={() => void begin()}
    >
      {label}
    </ActButton>
  )
}
