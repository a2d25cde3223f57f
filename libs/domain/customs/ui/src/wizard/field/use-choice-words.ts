import { useT } from '@tradeport/web/i18n'
import type { ChoiceName } from './choices'

/** The words of codes that are in no list. */
export function useChoiceWords(): (choice: ChoiceName) => Readonly<Record<string, string>> {
  const t = useT('customs')
  const words: Readonly<Record<ChoiceName, () => Record<string, string>>> = {
    feeMark: () => ({
      1: t('wizard.choice.mark.rate'),
      2: t('wizard.choice.mark.tonne'),
      3: t('wizard.choice.mark.total'),
    }),
    insurMark: () => ({ 1: t('wizard.choice.mark.rate'), 3: t('wizard.choice.mark.total') }),
    otherMark: () => ({ 1: t('wizard.choice.mark.rate'), 3: t('wizard.choice.mark.total') }),
    entryType: () => ({
      0: t('wizard.choice.entryType.0'),
      L: t('wizard.choice.entryType.L'),
      W: t('wizard.choice.entryType.W'),
      D: t('wizard.choice.entryType.D'),
      M: t('wizard.choice.entryType.M'),
    }),
    billType: () => ({
      1: t('wizard.choice.billType.1'),
      2: t('wizard.choice.billType.2'),
      3: t('wizard.choice.billType.3'),
      4: t('wizard.choice.billType.4'),
    }),
    yesNo: () => ({ 0: t('wizard.choice.no'), 1: t('wizard.choice.yes') }),
    edocFormatType: () => ({ US: t('wizard.choice.format.US'), S: t('wizard.choice.format.S') }),
    supType: () => ({
      1: t('wizard.choice.supType.1'),
      2: t('wizard.choice.supType.2'),
      3: t('wizard.choice.supType.3'),
      4: t('wizard.choice.supType.4'),
    }),
  }
  return choice => words[choice]()
}
