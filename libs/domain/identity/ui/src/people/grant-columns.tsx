import { Button, Grid, type TableColumnsType } from 'antd'
import type { GrantRow, GrantStatus } from '@tradeport/domain/identity/contract'
import { isPermissionKey } from '@tradeport/kernel/contract-kit'
import { StatusTag, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { usePermissionNames } from './permission-name'
import styles from './people.module.css'
import { useRoleName } from './role-name'

const TONES: Record<GrantStatus, Tone> = {
  pending: 'warning',
  active: 'success',
  rejected: 'danger',
  revoked: 'neutral',
  ended: 'neutral',
}

export const GRANT_STEPS = ['approve', 'reject', 'revoke', 'withdraw'] as const
export type GrantStep = (typeof GRANT_STEPS)[number]

/** What was asked for in words: a role, or a single permission. */
export function useHeldName(): (held: string, roleName?: string | null) => string {
  const roleNameOf = useRoleName()
  const { permission } = usePermissionNames()
  return (held, roleName) =>
    isPermissionKey(held) ? permission(held) : roleNameOf(held, roleName ? { [held]: roleName } : {})
}

/** Who was lent what until when, and what can be done about it. */
export function useGrantColumns({
  withPerson,
  onStep,
}: {
  withPerson: boolean
  onStep(step: GrantStep, row: GrantRow): void
}): TableColumnsType<GrantRow> {
  const t = useT('people')
  const format = useFormat()
  const heldName = useHeldName()
  const { lg: wide = false } = Grid.useBreakpoint()
  return [
    ...(withPerson
      ? [
          {
            title: t('grants.person'),
            render: (_value: unknown, row: GrantRow) => (
              <span className={styles['pair']}>
                {row.displayName}
                <span className={styles['soft']}>{row.email}</span>
              </span>
            ),
          },
        ]
      : []),
    { title: t('grants.held'), render: (_value, row) => heldName(row.held, row.roleName) },
    {
      title: t('status'),
      render: (_value, row) => <StatusTag tone={TONES[row.status]}>{t(`grants.status.${row.status}`)}</StatusTag>,
    },
    { title: t('reason'), render: (_value, row) => <span className={styles['words']}>{row.reason}</span> },
    { title: t('grants.from'), render: (_value, row) => format.dateTime(row.startsAt) },
    { title: t('grants.until'), render: (_value, row) => format.dateTime(row.endsAt) },
    {
      title: t('grants.decision'),
      render: (_value, row) =>
        row.decidedBy === null ? (
          '–'
        ) : (
          <span className={styles['words']}>
            {[row.decidedBy, row.decidedAt && format.dateTime(row.decidedAt), row.decisionNote]
              .filter(Boolean)
              .join(' · ')}
          </span>
        ),
    },
    {
      title: t('actions'),
      // What waits for a decision can be decided without looking for the button; on a phone it would cover the row.
      ...(wide ? { fixed: 'right' as const } : {}),
      render: (_value, row) => (
        <span className={styles['tags']}>
          {GRANT_STEPS.filter(step => row.actions.includes(step)).map(step => (
            <Button
              key={step}
              size="small"
              {...(step === 'approve' ? { type: 'primary' as const } : { danger: step !== 'withdraw' })}
              onClick={() => onStep(step, row)}
            >
              {t(`grants.${step}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ]
}
