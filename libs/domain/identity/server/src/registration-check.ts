import type { CheckState, CompanyData, RegistrationDetail, RequirementState } from '@tradeport/domain/identity/contract'
import {
  LICENCE_KEY,
  isHandedIn,
  isSettled,
  registrationRequirements,
  requirementState,
  type RegistrationRequirement,
} from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { checklistOf } from './checklist.handlers'
import { askRegister, checksOf, differencesOf, type CheckRow } from './registration-check.repository'
import { documentsOf, type ApplicationRow, type DocumentRow } from './registration.repository'

type Check = RegistrationDetail['documents'][number]['check']

const PLATFORM_KINDS: readonly string[] = ['operator_review', 'registry_lookup']

/** Whether it is the platform that looks after a requirement, not the applicant. */
export const isPlatforms = ({ kind }: Pick<RegistrationRequirement, 'kind'>): boolean => PLATFORM_KINDS.includes(kind)

/** Applicants read how far it is; who decided and what the register says is for reviewers. */
export function checkDto(ctx: ActorContext, rule: RegistrationRequirement, rows: readonly CheckRow[]): Check {
  const row = rows.find(({ requirement }) => requirement === rule.key)
  if (!row && !isPlatforms(rule)) return null
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

type Asked = Pick<RegistrationRequirement, 'key' | 'kind'>

export interface Proof {
  application: Pick<ApplicationRow, 'contactEmailVerified' | 'contactPhoneVerified'>
  contactPhone: string | undefined
  attested: readonly string[]
  papers: readonly DocumentRow[]
  checks: readonly { requirement: string; state: CheckState }[]
  /** Kinds of papers that the company has shown before and that still hold. */
  held: readonly string[]
}

/** How far a requirement is with what was handed in, agreed to, answered and found. */
export function stateOfRequirement({ key, kind }: Asked, proof: Proof): RequirementState {
  const { contactEmailVerified, contactPhoneVerified } = proof.application
  const confirmed: Partial<Record<RegistrationRequirement['kind'], boolean>> = {
    attested: proof.attested.includes(key),
    email_otp: contactEmailVerified !== null,
    phone_otp: contactPhoneVerified !== null && contactPhoneVerified === proof.contactPhone,
  }
  return requirementState({
    kind,
    check: proof.checks.find(({ requirement }) => requirement === key)?.state,
    papers: proof.papers.filter(({ requirement }) => requirement === key).map(({ state }) => state),
    confirmed: confirmed[kind] ?? false,
    held: proof.held.includes(key),
  })
}

/** What speaks for a registration, with the data that is sent or was. */
export async function proofOf(
  ctx: ActorContext,
  application: ApplicationRow,
  { contactPhone, attested, held }: Pick<Proof, 'contactPhone' | 'attested' | 'held'>,
): Promise<Proof> {
  const papers = await documentsOf(ctx, application.id)
  return { application, contactPhone, attested, held, papers, checks: await checksOf(ctx, application.id) }
}

/**
 * @throws AppError `USER_SERVICE530123` while something is required that the platform has not settled or whose papers are refused, unless it
 * is waived, or while there is no licence: one that the company had shown may have ended since this was sent.
 */
export async function requireSettled(
  ctx: ActorContext,
  application: ApplicationRow,
  { company, held }: { company: CompanyData; held: readonly string[] },
): Promise<void> {
  const asked = registrationRequirements(await checklistOf(ctx, application.party), company)
  const { attested } = application
  const proof = await proofOf(ctx, application, { contactPhone: company.contactPhone, attested, held })
  const states = new Map(proof.checks.map(row => [row.requirement, row.state]))
  const isMet = (rule: RegistrationRequirement) => {
    if (isPlatforms(rule)) return isSettled(states.get(rule.key))
    const state = stateOfRequirement(rule, proof)
    return rule.key === LICENCE_KEY ? isHandedIn(state) : state !== 'rejected'
  }
  if (!asked.filter(({ required }) => required).every(isMet)) throw new AppError('USER_SERVICE530123')
}
