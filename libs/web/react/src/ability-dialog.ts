import type { DialogAction, NoAbilityDialog } from '@tradeport/kernel/errors'
import type { Translate } from '@tradeport/web/i18n'
import type { Question } from './presenter'
import type { Format } from './use-format'

/** What a company can do about an ability that it may not use now, as the membership domain answers it. */
export interface AbilityAdvice {
  readonly abilityName?: string
  readonly limit: number | null
  readonly used: number
  readonly currentPlan: string | null
  readonly requiredPlan: {
    readonly name: string
    readonly price: string
    readonly currency: string
    readonly period: string
  } | null
  readonly package: {
    readonly id?: string
    readonly name: string
    readonly price: string
    readonly currency: string
    readonly days: number
  } | null
  readonly endedAt?: string | null
  readonly waitUntil: string | null
}

/** The advice in the data of a refusal; services that give none leave the dialog with what the catalogue says. */
export function adviceIn(data: unknown): AbilityAdvice | undefined {
  return isAdvice(data) ? data : undefined
}

const isAdvice = (data: unknown): data is AbilityAdvice =>
  typeof data === 'object' && data !== null && 'requiredPlan' in data && 'package' in data && 'waitUntil' in data

/** The no-ability dialog of spec section 6: the server's message as its title, text and actions from the catalogue. */
export function abilityQuestion(
  dialog: NoAbilityDialog,
  message: string,
  t: Translate<'common'>,
  advised?: { readonly advice: AbilityAdvice; readonly format: Format },
): Question {
  const label: Readonly<Record<DialogAction, string>> = {
    upgrade: t('ability.upgrade'),
    market: t('ability.goToMarket'),
    benefits: t('ability.viewBenefits'),
    cancel: t('action.cancel'),
  }
  const main = dialog.actions[0]
  return {
    title: message || t('error.forbidden'),
    text: [...textOf(dialog, t), ...(advised ? adviceLines(advised.advice, t, advised.format) : [])],
    // The catalogue names the main action first; dialogs have it last.
    actions: dialog.actions
      .map(key => ({ key, label: label[key], tone: key === main ? ('primary' as const) : ('default' as const) }))
      .reverse(),
  }
}

/** The figures behind the refusal, and each way on with its price or its day. */
function adviceLines(advice: AbilityAdvice, t: Translate<'common'>, format: Format): string[] {
  const { abilityName, limit, used, currentPlan, requiredPlan, package: pack, endedAt, waitUntil } = advice
  const priced = ({ price, currency }: { price: string; currency: string }) => format.money(price, currency)
  return [
    abilityName,
    currentPlan && t('ability.currentPlan', { plan: currentPlan }),
    limit && t('ability.used', { used: format.number(used), limit: format.number(limit) }),
    endedAt && t('ability.ended', { date: format.dateTime(endedAt) }),
    requiredPlan &&
      t(requiredPlan.period === 'year' ? 'ability.planYear' : 'ability.planMonth', {
        plan: requiredPlan.name,
        price: priced(requiredPlan),
      }),
    pack && t('ability.package', { name: pack.name, price: priced(pack), days: pack.days }),
    waitUntil && t('ability.wait', { date: format.dateTime(waitUntil) }),
  ].filter(line => typeof line === 'string')
}

function textOf(dialog: NoAbilityDialog, t: Translate<'common'>): string[] {
  if (dialog.text === 'upgrade_benefits') return [t('ability.upgradeText'), t('ability.marketText')]
  return dialog.text === 'reorder_package' ? [t('ability.reorderText')] : []
}
