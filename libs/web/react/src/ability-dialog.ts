import type { DialogAction, NoAbilityDialog } from '@tradeport/kernel/errors'
import type { Translate } from '@tradeport/web/i18n'
import { leaveTo, urlOf, type NavigationSettings } from '@tradeport/web/navigation'
import type { Question } from './presenter'

/** Where the dialog's actions lead; absolute, or a path of this front-end. */
export interface AbilityLinks {
  readonly upgrade: string
  readonly market: string
  readonly benefits: string
}

/** The no-ability dialog of spec section 6: the server's message as its title, text and actions from the catalogue. */
export function abilityQuestion(dialog: NoAbilityDialog, message: string, t: Translate<'common'>): Question {
  const label: Readonly<Record<DialogAction, string>> = {
    upgrade: t('ability.upgrade'),
    market: t('ability.goToMarket'),
    benefits: t('ability.viewBenefits'),
    cancel: t('action.cancel'),
  }
  const main = dialog.actions[0]
  return {
    title: message || t('error.forbidden'),
    text: textOf(dialog, t),
    // The catalogue names the main action first; dialogs have it last.
    actions: dialog.actions
      .map(key => ({ key, label: label[key], tone: key === main ? ('primary' as const) : ('default' as const) }))
      .reverse(),
  }
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
