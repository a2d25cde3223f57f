import type { DialogAction, NoAbilityDialog } from '@tradeport/kernel/errors'
import type { Translate } from '@tradeport/web/i18n'
import { leaveTo, urlOf, type NavigationSettings } from '@tradeport/web/navigation'
import type { Question } from './presenter'
import type { Format } from './use-format'

/** What a company can do about an ability that it may not use now, as the membership domain answers it. */
export interface AbilityAdvice {
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
    readonly name: string
    readonly price: string
    readonly currency: string
    readonly days: number
  } | null
  readonly waitUntil: string | null
}

/** The advice in the data of a refusal; services that give none leave the dialog with what the catalogue says. */
export function adviceIn(data: unknown): AbilityAdvice | undefined {
  return isAdvice(data) ? data : undefined
}

const isAdvice = (data: unknown): data is AbilityAdvice =>
  typeof data === 'object' && data !== null && 'requiredPlan' in data && 'package' in data && 'waitUntil' in data

/** Where the dialog's actions lead; absolute, or a path of this front-end. */
export interface AbilityLinks {
  readonly upgrade: string
  readonly market: string
  readonly benefits: string
}

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
  const { limit, used, currentPlan, requiredPlan, package: pack, waitUntil } = advice
  const lines: string[] = []
  if (currentPlan) lines.push(t('ability.currentPlan', { plan: currentPlan }))
  if (limit) lines.push(t('ability.used', { used: format.number(used), limit: format.number(limit) }))
  if (requiredPlan)
    lines.push(
      t(requiredPlan.period === 'year' ? 'ability.planYear' : 'ability.planMonth', {
        plan: requiredPlan.name,
        price: format.money(requiredPlan.price, requiredPlan.currency),
      }),
    )
  if (pack)
    lines.push(
      t('ability.package', {
        name: pack.name,
        price: format.money(pack.price, pack.currency),
        days: pack.days,
      }),
    )
  if (waitUntil) lines.push(t('ability.wait', { date: format.dateTime(waitUntil) }))
  return lines
}

function textOf(dialog: NoAbilityDialog, t: Translate<'common'>): string[] {
  if (dialog.text === 'upgrade_benefits') return [t('ability.upgradeText'), t('ability.marketText')]
  return dialog.text === 'reorder_package' ? [t('ability.reorderText')] : []
}

export function openAbility(
  answer: string | undefined,
  links: Partial<AbilityLinks>,
  navigation: Pick<NavigationSettings, 'regionPrefix' | 'basicPath'>,
): void {
  if (answer !== 'upgrade' && answer !== 'market' && answer !== 'benefits') return
  leaveTo(navigation, links[answer] ?? defaultLink(answer))
}

/** Applications and packages are bought on the service market; what they bring stands on the portal's page of services. */
function defaultLink(action: keyof AbilityLinks): string {
  return action === 'benefits' ? urlOf('portal', '/enterpriseService') : urlOf('serviceMarket')
}
