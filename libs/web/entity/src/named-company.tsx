import { useT } from '@tradeport/web/i18n'
import { Tag } from '@tradeport/web/ui'

export interface NamedCompanyProps {
  readonly name: string
  /** Whether the reader is one of its people. */
  readonly ownStake: boolean
}

/** A company's name, and beside it why the reader, one of its people, decides nothing about it. */
export function NamedCompany({ name, ownStake }: NamedCompanyProps) {
  if (!ownStake) return name
  return (
    <>
      {name} <OwnStake />
    </>
  )
}

/** Why an operator decides nothing about something of their own company. */
export function OwnStake() {
  return <Tag tone="warning">{useT('entity')('stake.own')}</Tag>
}
