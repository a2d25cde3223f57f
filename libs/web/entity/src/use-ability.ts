import type { Endpoint, z } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useAbilityDialog, useAnswer, useEndpoint, type AbilityAdvice } from '@tradeport/web/react'

const ASKED = { quiet: true, staleMs: 60_000 } as const

interface AbilityFacts {
  readonly result: string | null
  readonly code: string | null
  readonly message: string
  readonly remaining: number | null
  readonly advice?: AbilityAdvice | null
}

/** The membership domain's question, as its contract has it. */
export type AbilityQuery = Endpoint<
  z.ZodMiniType<{ abilities: string[] }, { abilities: string[] }>,
  z.ZodMiniType<{ abilities: AbilityFacts[] }>
>

export interface Ability {
  /** Why it may not be used; null while nobody knows better: the server decides at the click. */
  readonly result: string | null
  /** What the button says about it: why not, or how often still; empty where it may be used and nobody counts. */
  readonly hint: string
  /**
   * True when the click may go on; otherwise the dialog says why not and what can be done. A click that comes before the answer waits
   * for it.
   */
  readonly check: () => Promise<boolean>
}

/** What a paid ability says before the click (spec section 6). */
export function useAbility(
  query: AbilityQuery,
  ability: string,
  /** False where nobody is signed in yet, who could be asked about. */
  { enabled = true }: { enabled?: boolean } = {},
): Ability {
  const t = useT('entity')
  const input = { abilities: [ability] }
  const { data } = useEndpoint(query, input, { ...ASKED, enabled })
  const answer = useAnswer(query, ASKED)
  const openDialog = useAbilityDialog()
  const state = data?.abilities[0]
  const remaining = state?.remaining ?? null
  const left = remaining === null ? '' : t('ability.left', { count: remaining })
  return {
    result: state?.result ?? null,
    hint: state?.message || left,
    async check() {
      const known = state ?? (await answer(input))?.abilities[0]
      if (!known?.code) return true
      openDialog(known.code, known.message, known.advice)
      return false
    },
  }
}
