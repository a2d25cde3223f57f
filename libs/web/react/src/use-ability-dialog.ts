import { resolveError } from '@tradeport/kernel/errors'
import { useT } from '@tradeport/web/i18n'
import { useCallback } from 'react'
import { abilityQuestion, type AbilityAdvice } from './ability-dialog'
import { openAbility } from './ability-links'
import { useRuntime } from './runtime-context'
import { useFormat } from './use-format'

/** Opens the no-ability dialog of a code (spec section 6), for a screen that knows the refusal before the click. */
export function useAbilityDialog(): (code: string, message: string, advice?: AbilityAdvice | null) => void {
  const { presenter, abilityLinks, navigation } = useRuntime()
  const t = useT('common')
  const format = useFormat()
  return useCallback(
    (code, message, advice) => {
      const { dialog } = resolveError(code)
      if (!dialog) return
      void presenter
        .ask(abilityQuestion(dialog, message, t, advice ? { advice, format } : undefined))
        .then(answer => openAbility(answer, abilityLinks, navigation, advice?.package?.id))
    },
    [presenter, abilityLinks, navigation, t, format],
  )
}
