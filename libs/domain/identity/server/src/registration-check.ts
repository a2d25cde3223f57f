import type { CompanyData, RegistrationDetail } from '@tradeport/domain/identity/contract'
import { isSettled, registrationRequirements, type RegistrationRequirement } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { checklistOf } from './checklist.handlers'
import { askRegister, checksOf, differencesOf, type CheckRow } from './registration-check.repository'
import type { ApplicationRow } from './registration.repository'

type Check = RegistrationDetail['documents'][number]['check']

const PLATFORM_KINDS: readonly string[] = ['operator_review', 'registry_lookup']

/** Whether it is the platform that looks after a requirement, not the applicant. */
export const isPlatforms = ({ kind }: Pick<RegistrationRequirement, 'kind'>): boolean => PLATFORM_KINDS.includes(kind)

/** Applicants read how far it is; who decided and what the register says is for reviewers. */
export function checkDto(ctx: ActorContext, rule: RegistrationRequirement, rows: readonly CheckRow[]): Check {
  if (!isPlatforms(rule)) return null
  const row = rows.find(({ requirement }) => requirement === rule.key)
  const state = row?.state ?? 'pending'
  if (!row || ctx.actor.kind !== 'operator')
    return { state, note: null, byName: null, at: null, found: null, differences: [] }
  return {
    ...{ state, note: row.note, byName: row.by_name, at: isoOrNull(row.decided_at) },
    ...{ found: row.found, differences: differencesOf(row) },
  }
}

/** The data was sent: what the register says of it is asked for anew. */
export async function beginLookUps(
  ctx: ActorContext,
  application: ApplicationRow,
  company: CompanyData,
): Promise<void> {
  for (const rule of registrationRequirements(await checklistOf(ctx, application.party), company))
    if (rule.kind === 'registry_lookup') await askRegister(ctx, application.id, rule.key)
}

/** @throws AppError `USER_SERVICE530123` while something is required that the platform has not settled. */
export async function requireSettled(
  ctx: ActorContext,
  application: ApplicationRow,
  company: CompanyData,
): Promise<void> {
  const asked = registrationRequirements(await checklistOf(ctx, application.party), company)
  const required = asked.filter(rule => rule.required && isPlatforms(rule))
  if (required.length === 0) return
  const states = new Map((await checksOf(ctx, application.id)).map(row => [row.requirement, row.state]))
  if (!required.every(({ key }) => isSettled(states.get(key)))) throw new AppError('USER_SERVICE530123')
}
