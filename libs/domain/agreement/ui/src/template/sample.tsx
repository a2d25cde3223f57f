import {
  AGREEMENT_PLACEHOLDERS,
  clausesOf,
  filledIn,
  type AgreementVariable,
} from '@tradeport/domain/agreement/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Clauses } from '@tradeport/web/ui'

export interface SampleProps {
  body: string
  locale: LocaleCode
  variables: readonly AgreementVariable[]
}

/** A template as it is read, with what will be put in named in brackets. */
export function Sample({ body, locale, variables }: SampleProps) {
  const t = useT('agreement')
  const text = useText()
  const values = Object.fromEntries([
    ...AGREEMENT_PLACEHOLDERS.map(name => [name, `[${t(`placeholder.${name}`)}]`]),
    ...variables.map(({ key, label }) => [key, `[${text(label) || key}]`]),
  ])
  return <Clauses clauses={clausesOf(filledIn(body, values))} level={3} lang={toBcp47(locale)} />
}
