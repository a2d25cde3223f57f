import { Radio } from 'antd'
import { SCOPES, dictionaryLists, type Scope } from '@tradeport/domain/reference/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'

function useMayChangeAll(): boolean {
  return useEndpoint(dictionaryLists, {}, { quiet: true }).data?.mayChangeAll ?? false
}

/** Codes are everybody's: who may not change them for all regions changes them for the own. */
export function useStartScope(): Scope {
  return useMayChangeAll() ? 'all' : 'region'
}

/** Whether a change is for all regions, where this person may choose. */
export function ScopeField({ value, onChange }: { value: Scope; onChange(scope: Scope): void }) {
  const t = useT('reference')
  const mayChangeAll = useMayChangeAll()
  return (
    <Radio.Group
      aria-label={t('field.scope')}
      value={value}
      disabled={!mayChangeAll}
      options={SCOPES.map(scope => ({ value: scope, label: t(`scope.${scope}`) }))}
      onChange={event => onChange(SCOPES.find(scope => scope === event.target.value) ?? 'region')}
    />
  )
}
