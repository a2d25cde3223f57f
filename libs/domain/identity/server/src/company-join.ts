import { REGISTRATION_PARTIES } from '@tradeport/domain/identity/contract'
import type { CompanyData, CompanyField, RegistrationParty } from '@tradeport/domain/identity/contract'
import { LICENCE_KEY, normaliseRegNo } from '@tradeport/domain/identity/rules'
import { OWNER_ROLES } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { companyData, companyRow, heldPapers } from './company-data'
import { numberTaken } from './invalid-field'
import { lockOwners, type Seat } from './member.repository'
import { sentCompany, type ApplicationRow } from './registration.repository'

/** A company that takes part already and gets another side by a registration. */
export interface CompanyToJoin {
  id: string
  no: string
  legalName: string
  parties: string[]
  verifyLevel: number
  /** What a reviewer has accepted of it, and what it says of itself: taken over as it stands. */
  accepted: Partial<CompanyData>
  /** Goods of its other sides. */
  mainProducts: string[]
  /** Kinds of papers that it need not hand in again. */
  held: string[]
}

/** What of company data a licence says and a reviewer has compared; only a change of the company alters it. */
const LICENSED_FIELDS = [
  'legalName',
  'country',
  'regNo',
  'companyType',
  'foundedYear',
  'province',
  'city',
  'address',
  'foundedOn',
  'exportLicenceNo',
  'customsRegNo',
  'vatNo',
] as const satisfies readonly CompanyField[]

const LICENCE_FIELDS = [
  'licenceIssuer',
  'licenceIssuedOn',
  'licenceValidUntil',
] as const satisfies readonly CompanyField[]

/** What a company says of itself. It is one for all sides, and changed on the company's own page. */
const OWN_FIELDS = ['employees', 'contactName', 'contactPhone'] as const satisfies readonly CompanyField[]

/** A seller is asked for the name of its shop and for what it sells: the company's goods are those of all its sides. */
const ownFieldsOf = (party: RegistrationParty, isNamed: boolean): readonly CompanyField[] =>
  party === 'seller' ? OWN_FIELDS : [...OWN_FIELDS, 'mainProducts', ...(isNamed ? (['displayName'] as const) : [])]

/** Without what nobody has ever said. */
function pick(company: CompanyData, fields: readonly CompanyField[]): Partial<CompanyData> {
  const wanted: readonly string[] = fields
  return Object.fromEntries(
    Object.entries(company).filter(([field, said]) => wanted.includes(field) && String(said) !== ''),
  )
}

interface Found {
  id: string
  region_id: string
  status: string
  has_number: boolean
  verify_level: number
  is_own: boolean
}

const IS_OWNER = `m.user_id = $2 and m.is_owner and m.status = 'active' and m.roles && $3::text[]`

async function find(
  ctx: ActorContext,
  userId: string,
  by: { id: string } | { country: string; regNoKey: string },
): Promise<Found | undefined> {
  const columns = `c.id, c.region_id, c.status, c.reg_no_key is not null as has_number, c.verify_level,
    exists (select from company_member m where m.company_id = c.id and ${IS_OWNER}) as is_own`
  const owners = [userId, Object.values(OWNER_ROLES)]
  const [row] =
    'id' in by
      ? await ctx.query<Found>(
          'company_to_join',
          `select ${columns} from company c where c.id = $1 and c.status <> 'closed'`,
          [by.id, ...owners],
        )
      : await ctx.query<Found>(
          'company_to_join_numbered',
          `select ${columns} from company c where c.reg_no_key = $1 and c.country = $4 and c.status <> 'closed'`,
          [by.regNoKey, ...owners, by.country],
        )
  return row
}

type Joining = Pick<ApplicationRow, 'kind' | 'companyId' | 'party' | 'applicantUserId'>

/**
 * The company that a registration joins a side to: the one that it was begun for, or the one with its number. Taken where
 * that is not the applicant's, is on this side already, or is out of the market.
 */
async function lookUp(
  ctx: ActorContext,
  { kind, companyId, party, applicantUserId: userId }: Joining,
  number: Pick<CompanyData, 'country' | 'regNo'>,
): Promise<CompanyToJoin | 'taken' | undefined> {
  if (kind === 'change') return undefined
  const begunWith = companyId === null ? undefined : await find(ctx, userId, { id: companyId })
  if (companyId !== null && !begunWith) return 'taken'
  const numbered = begunWith?.has_number
    ? begunWith
    : await find(ctx, userId, { country: number.country, regNoKey: normaliseRegNo(number.regNo) })
  if (begunWith && numbered && begunWith.id !== numbered.id) return 'taken'
  const found = begunWith ?? numbered
  if (!found) return undefined
  const takesPart = found.status === 'active' || found.status === 'restricted'
  if (!found.is_own || !takesPart || found.region_id !== ctx.region.regionId) return 'taken'
  const row = await companyRow(ctx, found.id)
  if (row.parties.includes(party)) return 'taken'
  const held = await heldPapers(ctx, found.id)
  const licensed = held.includes(LICENCE_KEY) ? [...LICENSED_FIELDS, ...LICENCE_FIELDS] : LICENSED_FIELDS
  const own = ownFieldsOf(party, Object.keys(row.display_name).length > 0)
  return {
    id: row.id,
    no: row.no,
    legalName: row.legal_name,
    parties: row.parties,
    verifyLevel: found.verify_level,
    accepted: pick(await companyData(ctx, row), found.has_number ? [...licensed, ...own] : own),
    mainProducts: row.main_products,
    held,
  }
}

/**
 * As a registration is sent and decided about.
 *
 * @returns undefined for a company that is new.
 * @throws AppError `USER_SERVICE530120` where the number, or the side, is taken.
 */
export async function companyToJoin(
  ctx: ActorContext,
  application: Joining,
  number: Pick<CompanyData, 'country' | 'regNo'>,
): Promise<CompanyToJoin | undefined> {
  const found = await lookUp(ctx, application, number)
  if (found === 'taken') throw numberTaken()
  return found
}

/** The same for good: until the end of the call nobody gives the company away. */
export async function takeCompanyToJoin(
  ctx: ActorContext,
  application: Joining,
  number: Pick<CompanyData, 'country' | 'regNo'>,
): Promise<CompanyToJoin | undefined> {
  const found = await companyToJoin(ctx, application, number)
  if (!found) return undefined
  await lockOwners(ctx, { companyId: found.id })
  return companyToJoin(ctx, application, number)
}

/** The company that a registration was begun for, as long as it is the applicant's: without it, it is one of a company like any other. */
export async function begunFor(
  ctx: ActorContext,
  { kind, companyId, applicantUserId }: Omit<Joining, 'party'>,
): Promise<string | null> {
  if (kind === 'change' || companyId === null) return companyId
  return (await find(ctx, applicantUserId, { id: companyId }))?.is_own ? companyId : null
}

const OPEN = ['draft', 'submitted', 'in_review', 'need_more_info', 'rejected', 'expired']

/** The same as far as is known yet, for who looks at a registration that is not decided. */
export async function shownCompanyToJoin(
  ctx: ActorContext,
  application: ApplicationRow,
): Promise<CompanyToJoin | undefined> {
  if (!OPEN.includes(application.status)) return undefined
  const { country = '', regNo = '' } = sentCompany(application) ?? application.draft
  if (application.companyId === null && regNo.trim() === '') return undefined
  const found = await lookUp(ctx, application, { country, regNo })
  return found === 'taken' ? undefined : found
}

/** Sides that the caller, as its owner, may join to their company. */
export async function joinableSides(ctx: ActorContext, seat: Seat): Promise<RegistrationParty[]> {
  const found = await find(ctx, seat.userId, { id: seat.companyId })
  if (!found?.is_own) return []
  const { parties } = await companyRow(ctx, seat.companyId)
  return REGISTRATION_PARTIES.filter(party => !parties.includes(party))
}

/** @returns false when somebody else has joined this side meanwhile. */
export async function addSide(ctx: ActorContext, companyId: string, party: RegistrationParty): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'company_join_side',
    `update company set parties = parties || $2::text, version = version + 1, updated_at = $3, updated_by = $4
     where id = $1 and status in ('active', 'restricted') and not $2 = any (parties) returning id`,
    [companyId, party, ctx.now().toISOString(), ctx.actor.userId],
  )
  return rows.length > 0
}
