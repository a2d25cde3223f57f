import type { OwnRegistration } from '@tradeport/domain/identity/contract'
import { useText } from '@tradeport/web/react'
import { Checkbox } from '@tradeport/web/ui'
import { useRequirementName } from './requirement-name'

/** Statements that this registration asks for; what was agreed to once stays so, for the same company. */
export function StatementFields({
  documents,
  anew = false,
  agreed,
  errorAt,
  onAgree,
}: {
  documents: OwnRegistration['documents']
  /** What was agreed to before was for another company. */
  anew?: boolean
  agreed: readonly string[]
  errorAt(path: string): string | undefined
  onAgree(key: string, agrees: boolean): void
}) {
  const nameOf = useRequirementName()
  const text = useText()
  return documents
    .filter(({ kind }) => kind === 'attested')
    .map(statement => {
      const stays = statement.attested && !anew
      const isAgreed = stays || agreed.includes(statement.key)
      return (
        <Checkbox
          key={statement.key}
          checked={isAgreed}
          disabled={stays}
          required={statement.required}
          description={text(statement.help) || undefined}
          error={isAgreed ? undefined : errorAt(`documents.${statement.key}`)}
          onValue={agrees => onAgree(statement.key, agrees)}
        >
          {nameOf(statement)}
        </Checkbox>
      )
    })
}

/** Which statements somebody has agreed to in a form. */
export const withAgreement = (agreed: readonly string[], key: string, agrees: boolean): string[] =>
  agrees ? [...agreed, key] : agreed.filter(other => other !== key)
