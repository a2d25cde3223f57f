import { Button } from 'antd'
import type { GrantRow, GrantStatus } from '@tradeport/domain/identity/contract'
import { isPermissionKey } from '@tradeport/kernel/contract-kit'
import { useActs } from '@tradeport/web/acts'
import { StatusTag, type Tone, GraveMenu } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import type { PeopleColumn } from './people-table'
import styles from './people.module.css'
import { PersonName } from './person-name'
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
  const { act } = useActs()
  return (held, roleName) =>
    isPermissionKey(held) ? act(held) : roleNameOf(held, roleName ? { [held]: roleName } : {})
}

/** Who was lent what until when, and what can be done about it. */
export function useGrantColumns({
  withPerson,
  onStep,
}: {
  withPerson: boolean
  onStep(step: GrantStep, row: GrantRow): void
}): PeopleColumn<GrantRow>[] {
  const t = useT('people')
  const format = useFormat()
  const heldName = useHeldName()
  return [
    ...(withPerson
      ? [
          {
            title: t('grants.person'),
            render: (row: GrantRow) => (
              <PersonName person={row}>
                <span className={styles['pair']}>
                  {row.displayName}
                  <span className={styles['soft']}>{row.email}</span>
                </span>
              </PersonName>
            ),
          },
        ]
      : []),
    { title: t('grants.held'), render: row => heldName(row.held, row.roleName) },
    {
      title: t('status'),
      render: row => <StatusTag tone={TONES[row.status]}>{t(`grants.status.${row.status}`)}</StatusTag>,
    },
    { title: t('reason'), render: row => <span className={styles['words']}>{row.reason}</span> },
    { title: t('grants.from'), render: row => format.dateTime(row.startsAt) },
    { title: t('grants.until'), render: row => format.dateTime(row.endsAt) },
    {
      title: t('grants.decision'),
      render: row =>
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
      whole: true,
      // What waits for a decision can be decided without looking for the button.
      pinned: true,
      render: row => (
        <span className={styles['tags']}>
          {GRANT_STEPS.filter(step => step !== 'revoke' && row.actions.includes(step)).map(step => (
            <Button
              key={step}
              size="small"
              {...(step === 'approve' ? { type: 'primary' as const } : { danger: step !== 'withdraw' })}
              onClick={() => onStep(step, row)}
            >
              {t(`grants.${step}`)}
            </Button>
          ))}
          {row.actions.includes('revoke') && (
            <GraveMenu acts={[{ key: 'revoke', label: t('grants.revoke'), onSelect: () => onStep('revoke', row) }]} />
          )}
        </span>
      ),
    },
  ]
}
