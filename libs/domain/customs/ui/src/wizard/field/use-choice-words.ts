import { useT } from '@tradeport/web/i18n'
import { choiceOf, relationsIn, type ChoiceName, type Relation } from './choices'

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
      A: t('wizard.choice.supType.A'),
      B: t('wizard.choice.supType.B'),
      C: t('wizard.choice.supType.C'),
    }),
    priceComparable: () => ({
      1: t('wizard.choice.priceComparable.1'),
      2: t('wizard.choice.priceComparable.2'),
      3: t('wizard.choice.priceComparable.3'),
      4: t('wizard.choice.priceComparable.4'),
    }),
  }
  return choice => words[choice]()
}

/** The words of the relationships that a supplement names. */
export function useRelationWords(): Readonly<Record<Relation, string>> & { readonly none: string } {
  const t = useT('customs')
  return {
    none: t('wizard.relation.none'),
    1: t('wizard.relation.1'),
    2: t('wizard.relation.2'),
    3: t('wizard.relation.3'),
    4: t('wizard.relation.4'),
    5: t('wizard.relation.5'),
    6: t('wizard.relation.6'),
    7: t('wizard.relation.7'),
    8: t('wizard.relation.8'),
  }
}

/** What a code that is in no list says, as it is read; undefined for every other field. */
export function useChoiceText(): (name: string, value: string) => string | undefined {
  const wordsOf = useChoiceWords()
  const relations = useRelationWords()
  return (name, value) => {
    if (name === 'relatedParties') {
      const named = relationsIn(value)
      if (named === undefined) return value
      return named.length === 0 ? relations.none : named.map(relation => relations[relation]).join(' · ')
    }
    const choice = choiceOf(name)
    return choice && (wordsOf(choice)[value] ?? value)
  }
}
