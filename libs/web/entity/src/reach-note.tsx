import { buyerLevel, type Level } from '@tradeport/kernel/config'
import type { Endpoint, z } from '@tradeport/kernel/contract-kit'
import { useEndpoint } from '@tradeport/web/react'
import styles from './entity.module.css'

interface Reader {
  readonly kind: string
  readonly roles: readonly string[]
  readonly department: string | null
  /** Of somebody with single rights how far each of them reaches. */
  readonly ownLevels?: Readonly<Record<string, Level>> | undefined
}

export interface ReachNoteProps {
  /** Says who is signed in, handed in by who uses it: this layer knows no domain. */
  /** By which the documents are read. */
  readonly permission: string
  readonly profile: Endpoint<z.ZodMiniType<unknown, Record<string, never>>, z.ZodMiniType<Reader>>
  readonly text: (level: 'own' | 'department', department: string) => string
}

/** Says whose documents a buyer's member sees, where these are not all of the company's. */
export function ReachNote({ permission, profile, text }: ReachNoteProps) {
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000, quiet: true })
  if (data?.kind !== 'buyer') return null
  const level = data.ownLevels ? data.ownLevels[permission] : buyerLevel(data.roles, data.department !== null)
  if (level !== 'own' && level !== 'department') return null
  return (
    <p className={styles['reach']} role="note">
      {text(level, data.department ?? '')}
    </p>
  )
}
