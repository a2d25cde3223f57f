import { useCallback } from 'react'
import type { DeclarationIssue } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'

/** What a check found, in the reader's words. */
export function useIssueText(): (issue: Pick<DeclarationIssue, 'key' | 'params'>) => string {
  const t = useT('customs')
  return useCallback(({ key, params }) => t(`check.${key}`, params), [t])
}
