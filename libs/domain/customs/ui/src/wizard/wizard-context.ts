import type { DeclarationContent, IeFlag } from '@tradeport/domain/customs/contract'
import { createContext, use } from 'react'
import type { WizardStep } from './model/wizard-steps'

/** What every part of the form works with; it stays the same while somebody types, so that nothing is drawn for it. */
export interface Wizard {
  readonly formId: string
  readonly ieFlag: IeFlag
  edit(change: (content: DeclarationContent) => DeclarationContent): void
  /** An edit that takes something away, which is offered back until the next edit. */
  remove(change: (content: DeclarationContent) => DeclarationContent): void
  /** One field by its path. */
  set(path: string, value: string): void
  /** A tariff line for a line of goods, with the units that it wants. */
  chooseTariff(index: number, codeTs: string): void
  openLine(index: number): void
  /** Opens the step of a field, its line, and puts the cursor into it. */
  goToField(path: string): void
  goTo(step: WizardStep): void
  /** Sends what is not sent yet; the version to act on, or undefined when it could not be saved. */
  flush(): Promise<number | undefined>
  /** What was written into the form past this page stands in it. */
  readAgain(): Promise<void>
}
export const WizardContext = createContext<Wizard | null>(null)

export function useWizard(): Wizard {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('a part of the declaration form stands outside of it')
  return wizard
}

/** What is strange at a field without holding the form back, by path. */
export const WarningsContext = createContext<ReadonlyMap<string, string>>(new Map())
