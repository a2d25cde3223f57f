import { createStore } from '@tradeport/domain/catalogue/server'
import { hashPassword } from '@tradeport/domain/identity/server'
import { REGIONS, type RegionConfig } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import {
  DEMO_BUYERS,
  DEMO_OPERATORS,
  DEMO_PROVIDERS,
  DEMO_SELLERS,
  type DemoBuyer,
  type DemoProvider,
  type DemoSeller,
} from '../content/companies'
import type { DemoActor, DemoApi } from './demo-api'
import { demoCreditCode, demoCustomsNumber } from './registration-number'

export interface SeededSeller {
  readonly seller: DemoSeller
  readonly actor: DemoActor
  readonly storeId: string
}

export interface SeededPeople {
  readonly sellers: readonly SeededSeller[]
  readonly buyers: readonly { readonly buyer: DemoBuyer; readonly actor: DemoActor }[]
  readonly providers: readonly { readonly provider: DemoProvider; readonly actor: DemoActor }[]
  /** By key of DEMO_OPERATORS, acting in one region. */
  operator(key: string, region: RegionConfig): Promise<DemoActor>
}

/** The buyer that most pages are shown with. */
export const VERIFIED_BUYER = 'nordhaus'

/** Buyers whose licence is checked: they see what shops keep for such buyers, and ask for samples. The others have begun light. */
export const VERIFIED_BUYERS: Readonly<
  Record<string, { city: string; founded: number; number: string; issuer: string }>
> = {
  [VERIFIED_BUYER]: { city: 'Hamburg', founded: 1998, number: 'HRB 990042', issuer: 'Amtsgericht Hamburg' },
  harbor: { city: 'Portland', founded: 2007, number: '990042-95', issuer: 'Oregon Secretary of State' },
  maison: { city: 'Paris', founded: 2003, number: '990 042 117', issuer: 'Greffe du Tribunal de commerce de Paris' },
  saigon: { city: 'Ho Chi Minh City', founded: 2011, number: '0990042117', issuer: 'Department of Finance' },
  lagos: { city: 'Lagos', founded: 2009, number: 'RC 990042', issuer: 'Corporate Affairs Commission' },
  penang: { city: 'George Town', founded: 2014, number: '990042-X', issuer: 'Companies Commission of Malaysia' },
  iberia: { city: 'Madrid', founded: 2001, number: 'M-990042', issuer: 'Registro Mercantil de Madrid' },
  example: { city: 'London', founded: 2010, number: '99004217', issuer: 'Companies House' },
}

/** `<key>@<side>.example`: addresses that no mail server has (RFC 2606). */
export const demoEmail = (key: string, side: 'seller' | 'buyer' | 'provider' | 'operator') => `${key}@${side}.example`

interface Account {
  email: string
  name: string
  locale: LocaleCode
  timeZone: string
}

export async function insertAccount(ctx: ActorContext, account: Account, passwordHash: string): Promise<string> {
  const id = uuidv7()
  await ctx.query(
    'demo_account',
    `insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'active', $8, $8)`,
    [
      id,
      ctx.region.regionId,
      account.email,
      passwordHash,
      account.name,
      account.locale,
      account.timeZone,
      ctx.now().toISOString(),
    ],
  )
  return id
}

interface Company {
  party: 'seller' | 'buyer' | 'provider'
  legalName: string
  displayName: Record<string, string>
  country: string
  regNo: string | null
  companyType: string | null
  founded: number | null
  employees: string | null
  products: readonly string[]
  province: string | null
  city: string | null
  address: string | null
  contact: string
  verifyLevel: number
  userId: string
  roles: readonly string[]
}

export async function insertCompany(ctx: ActorContext, company: Company): Promise<string> {
  const id = uuidv7()
  const no = await nextDocumentNo(ctx.db, 'CO', ctx.region, ctx.now())
  await ctx.query(
    'demo_company',
    `insert into company (id, no, region_id, parties, legal_name, display_name, country, reg_no, reg_no_key, company_type, founded_year,
       employees, main_products, province, city, address, contact_name, contact_phone, verify_level, status, created_at, updated_at,
       created_by, founded_on, customs_reg_no, vat_no)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12, $13, $14, $15, $16, '4000000000', $17, 'active', $18, $18, $19, $20,
       $21, $22)`,
    [
      id,
      no,
      ctx.region.regionId,
      [company.party],
      company.legalName,
      JSON.stringify(company.displayName),
      company.country,
      company.regNo,
      company.companyType,
      company.founded,
      company.employees,
      // Providers' are named like the categories of their services.
      company.products.map(product => product.replaceAll('_', ' ')),
      company.province,
      company.city,
      company.address,
      company.contact,
      company.verifyLevel,
      ctx.now().toISOString(),
      company.userId,
      company.founded === null ? null : `${company.founded}-05-18`,
      company.party === 'seller' ? demoCustomsNumber(company.legalName) : null,
      company.regNo,
    ],
  )
  await ctx.query(
    'demo_member',
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at) values ($1, $2, $3, $4, true, 'active', $5)`,
    [company.userId, id, company.party, company.roles, ctx.now().toISOString()],
  )
  return id
}

const contactOf = (seller: { key: string }) => `${seller.key.slice(0, 1).toUpperCase()}${seller.key.slice(1)} Office`

async function seedSeller(demo: DemoApi, seller: DemoSeller, hash: string): Promise<SeededSeller> {
  const region = REGIONS[seller.region]
  const { userId, companyId, storeId } = await demo.asSystem(region, async ctx => {
    const userId = await insertAccount(
      ctx,
      { email: demoEmail(seller.key, 'seller'), name: contactOf(seller), locale: 'zh_CN', timeZone: 'Asia/Shanghai' },
      hash,
    )
    const companyId = await insertCompany(ctx, {
      party: 'seller',
      legalName: seller.legalName,
      displayName: { ...seller.name },
      country: 'CN',
      regNo: demoCreditCode(seller.key),
      companyType: seller.companyType,
      founded: seller.founded,
      employees: seller.employees,
      products: seller.goods,
      province: seller.province,
      city: seller.city,
      address: seller.address,
      contact: contactOf(seller),
      verifyLevel: seller.verifyLevel,
      userId,
      roles: ['seller_owner', 'shop_manager'],
    })
    const storeId = await createStore(ctx, {
      companyId,
      name: seller.name,
      legalName: seller.legalName,
      country: 'CN',
      companyType: seller.companyType,
      foundedYear: seller.founded,
      city: seller.city,
      employeesBand: seller.employees,
      verifyLevel: seller.verifyLevel,
    })
    await ctx.query('demo_store', 'update company set store_id = $2 where id = $1', [companyId, storeId])
    return { userId, companyId, storeId }
  })
  return { seller, storeId, actor: await demo.signIn({ userId, companyId, region, locale: 'zh_CN' }, 'seller') }
}

async function seedBuyer(demo: DemoApi, buyer: DemoBuyer, hash: string) {
  const region = REGIONS[buyer.region]
  const { userId, companyId } = await demo.asSystem(region, async ctx => {
    const { locale, timeZone } = buyer
    const userId = await insertAccount(
      ctx,
      { email: demoEmail(buyer.key, 'buyer'), name: buyer.person, locale, timeZone },
      hash,
    )
    const companyId = await insertCompany(ctx, {
      party: 'buyer',
      legalName: buyer.legalName,
      displayName: {
        en_US: buyer.legalName,
        ...(buyer.homeName === undefined ? {} : { [buyer.locale]: buyer.homeName }),
      },
      country: buyer.country,
      regNo: null,
      companyType: null,
      founded: null,
      employees: null,
      products: [],
      province: null,
      city: null,
      address: null,
      contact: buyer.person,
      verifyLevel: buyer.key in VERIFIED_BUYERS ? 2 : 1,
      userId,
      roles: ['buyer_owner'],
    })
    return { userId, companyId }
  })
  return { buyer, actor: await demo.signIn({ userId, companyId, region, locale: buyer.locale }, 'buyer') }
}

async function seedProvider(demo: DemoApi, provider: DemoProvider, hash: string) {
  const region = REGIONS[provider.region]
  const { userId, companyId } = await demo.asSystem(region, async ctx => {
    const userId = await insertAccount(
      ctx,
      {
        email: demoEmail(provider.key, 'provider'),
        name: contactOf(provider),
        locale: 'zh_CN',
        timeZone: 'Asia/Shanghai',
      },
      hash,
    )
    const companyId = await insertCompany(ctx, {
      party: 'provider',
      legalName: provider.legalName,
      displayName: { ...provider.name },
      country: 'CN',
      regNo: demoCreditCode(provider.key),
      companyType: 'service',
      founded: 2010,
      employees: '51_200',
      products: provider.services,
      province: null,
      city: provider.city,
      address: null,
      contact: contactOf(provider),
      verifyLevel: 2,
      userId,
      roles: ['provider_owner'],
    })
    return { userId, companyId }
  })
  return { provider, actor: await demo.signIn({ userId, companyId, region, locale: 'zh_CN' }, 'provider') }
}

async function seedOperators(demo: DemoApi, hash: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const operator of DEMO_OPERATORS) {
    const userId = await demo.asSystem(REGIONS.puyuan, async ctx => {
      const id = await insertAccount(
        ctx,
        { email: demoEmail(operator.key, 'operator'), name: operator.name, locale: 'zh_CN', timeZone: 'Asia/Shanghai' },
        hash,
      )
      await ctx.query(
        'demo_operator',
        `insert into operator (user_id, employee_no, region_ids, languages, roles, status, created_at)
         values ($1, $2, $3, $4, $5, 'active', $6)`,
        [
          id,
          operator.employeeNo,
          operator.regions.map(key => REGIONS[key].regionId),
          operator.languages,
          operator.roles,
          ctx.now().toISOString(),
        ],
      )
      return id
    })
    ids.set(operator.key, userId)
  }
  return ids
}

/** Accounts, companies and stores; everybody's password is the one of this installation. */
export async function seedPeople(demo: DemoApi, password: string): Promise<SeededPeople> {
  const hash = await hashPassword(password)
  const operatorIds = await seedOperators(demo, hash)
  const sellers: SeededSeller[] = []
  for (const seller of DEMO_SELLERS) sellers.push(await seedSeller(demo, seller, hash))
  const buyers = []
  for (const buyer of DEMO_BUYERS) buyers.push(await seedBuyer(demo, buyer, hash))
  const providers = []
  for (const provider of DEMO_PROVIDERS) providers.push(await seedProvider(demo, provider, hash))
  const operators = new Map<string, Promise<DemoActor>>()
  return {
    sellers,
    buyers,
    providers,
    operator(key, region) {
      const name = `${key}/${region.regionId}`
      const known = operators.get(name)
      if (known) return known
      const userId = operatorIds.get(key)
      if (!userId) throw new Error(`demo: there is no operator ${key}`)
      const actor = demo.signIn({ userId, companyId: null, region, locale: 'en_US' }, 'operator')
      operators.set(name, actor)
      return actor
    },
  }
}
