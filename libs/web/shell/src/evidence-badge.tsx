import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Failure } from '@tradeport/web/request'
import { createPortal } from 'react-dom'
import styles from './evidence-badge.module.css'

/** Nobody reads evidence before the badge was pressed. */
const EvidenceDialog = lazy(() => import('./evidence-dialog'))

export interface Evidence {
  id: string
  kind: string
  kindName: string | null
  number: string | null
  issuer: string | null
  issuedOn: string | null
  validUntil: string | null
  method: string
  checkedAt: string
  fileIds: readonly string[]
}

export interface EvidenceState {
  data: { contactVerified: boolean; evidence: readonly Evidence[] } | undefined
  error: Failure | null | undefined
  refetch(): unknown
}

export interface EvidenceBadgeProps {
  /** The badge itself. */
  children: ReactNode
  className?: string | undefined
  /** What the level means. */
  meaning: string
  /** Whose it is. */
  of: string
  /** Asks for what stands behind it; only while it is shown. */
  useEvidence(of: string): EvidenceState
  /** Hands a document to the browser. */
  useOpen(): (fileId: string) => unknown
}

/** A badge that opens what stands behind it. */
export function EvidenceBadge({ children, className, ...shown }: EvidenceBadgeProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={[styles['badge'], className].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {/* Not in a line of words, where a dialog has no place. */}
      {open &&
        createPortal(
          <Suspense>
            <EvidenceDialog {...shown} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
