import { buyerLevel } from '@tradeport/kernel/config'
import type { Endpoint, z } from '@tradeport/kernel/contract-kit'
import { useEndpoint } from '@tradeport/web/react'
import styles from './entity.module.css'

interface Reader {
  readonly kind: string
  readonly roles: readonly string[]
  readonly department: string | null
}

export interface ReachNoteProps {
  /** Says who is signed in, handed in by who uses it: this layer knows no domain. */
  readonly profile: Endpoint<z.ZodMiniType<unknown, Record<string, never>>, z.ZodMiniType<Reader>>
  readonly text: (level: 'own' | 'department', department: string) => string
}

/** Says whose documents a buyer's member sees, where these are not all of the company's. */
export function ReachNote({ profile, text }: ReachNoteProps) {
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000, quiet: true })
  if (data?.kind !== 'buyer') return null
  const level = buyerLevel(data.roles, data.department !== null)
  if (level === 'company') return null
  return (
    <p className={styles['reach']} role="note">
      {text(level, data.department ?? '')}
    </p>
  )
}
