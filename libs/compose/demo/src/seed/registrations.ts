import {
  claimRegistration,
  rejectRegistration,
  requestRegistrationInfo,
  startCompanyChange,
  submitRegistration,
  uploadRegistrationDocument,
  type CompanyData,
  type RequirementKey,
} from '@tradeport/domain/identity/contract'
import { hashPassword, startRegistration } from '@tradeport/domain/identity/server'
import { REGIONS } from '@tradeport/kernel/config'
import type { DemoActor, DemoApi } from './demo-api'
import { demoPaper } from './paper'
import { demoEmail, insertAccount, type SeededPeople } from './people'
import { demoCreditCode } from './registration-number'

const DAY = 86_400_000

type Review = 'claimed' | 'asked' | 'rejected'

interface Applicant {
  readonly key: string
  readonly party: 'seller' | 'provider'
  readonly legalName: string
  readonly companyType: CompanyData['companyType']
  readonly mainProducts: readonly string[]
  readonly city: string
  readonly address: string
  readonly person: string
  readonly phone: string
  readonly daysAgo: number
  readonly papers: readonly RequirementKey[]
  /** What a reviewer did with it: nothing, took it, asked, or said no. */
  readonly review?: Review
  readonly foundedYear?: number
}

const APPLICANTS: readonly Applicant[] = [
  {
    key: 'meridianyarn',
    party: 'seller',
    legalName: 'Tongxiang Meridian Yarn Co., Ltd.',
    companyType: 'manufacturer',
    mainProducts: ['cashmere yarn', 'merino yarn'],
    city: 'Tongxiang',
    address: 'No. 216 Chaoyang Road, Wutong Street',
    person: 'Shen Wei',
    phone: '13857301122',
    daysAgo: 1,
    papers: ['business_licence', 'export_licence'],
  },
  {
    key: 'bluekite',
    party: 'provider',
    legalName: 'Ningbo Bluekite Forwarding Co., Ltd.',
    companyType: 'service',
    mainProducts: ['sea freight', 'customs declaration'],
    city: 'Ningbo',
    address: 'No. 8 Gangqu Road, Beilun District',
    person: 'Zheng Hao',
    phone: '13957804455',
    daysAgo: 2,
    papers: ['business_licence', 'service_licence'],
    review: 'claimed',
  },
  {
    key: 'softloom',
    party: 'seller',
    legalName: 'Puyuan Softloom Garment Co., Ltd.',
    companyType: 'industry_trade',
    mainProducts: ['cardigans', 'knit dresses'],
    city: 'Tongxiang',
    address: 'No. 77 Fengming Avenue, Puyuan Town',
    person: 'Lu Fang',
    phone: '13605837788',
    daysAgo: 4,
    papers: ['business_licence'],
    review: 'asked',
  },
  {
    // Founded this year: it needs two people.
    key: 'newloom',
    party: 'seller',
    legalName: 'Tongxiang Newloom Apparel Co., Ltd.',
    companyType: 'trading',
    mainProducts: ['sweaters'],
    city: 'Tongxiang',
    address: 'No. 5 Yangguang Avenue, Puyuan Town',
    person: 'Tao Jie',
    phone: '13705839966',
    daysAgo: 1.5,
    papers: ['business_licence'],
    foundedYear: new Date().getUTCFullYear(),
  },
  {
    key: 'paperhaul',
    party: 'seller',
    legalName: 'Jiaxing Paperhaul Trading Co., Ltd.',
    companyType: 'trading',
    mainProducts: ['paper bags'],
    city: 'Jiaxing',
    address: 'No. 309 Zhongshan Road',
    person: 'Gao Lin',
    phone: '13505731020',
    daysAgo: 9,
    papers: ['business_licence'],
    review: 'rejected',
  },
  {
    // Asked, and never answered: it rests.
    key: 'slowspool',
    party: 'seller',
    legalName: 'Haining Slowspool Yarn Co., Ltd.',
    companyType: 'manufacturer',
    mainProducts: ['acrylic yarn'],
    city: 'Haining',
    address: 'No. 18 Weisi Road',
    person: 'Yao Min',
    phone: '13806732288',
    daysAgo: 20,
    papers: ['business_licence'],
    review: 'asked',
  },
]

async function apply(demo: DemoApi, applicant: Applicant, hash: string): Promise<{ id: string; version: number }> {
  const region = REGIONS.puyuan
  const { userId, id } = await demo.asSystem(region, async ctx => {
    const userId = await insertAccount(
      ctx,
      {
        email: demoEmail(applicant.key, applicant.party),
        name: applicant.person,
        locale: 'zh_CN',
        timeZone: 'Asia/Shanghai',
      },
      hash,
    )
    const { applicationId } = await startRegistration(ctx, { userId, party: applicant.party })
    return { userId, id: applicationId }
  })
  const actor = await demo.signIn({ userId, companyId: null, region, locale: 'zh_CN' }, applicant.party)
  for (const requirement of applicant.papers)
    await demo.upload(
      actor,
      uploadRegistrationDocument,
      { id, requirement },
      { name: `${requirement}.pdf`, content: demoPaper('Demo paper, not a real licence') },
    )
  const { version } = await demo.call(actor, submitRegistration, {
    id,
    version: 0,
    company: {
      legalName: applicant.legalName,
      displayName: applicant.legalName,
      country: 'CN',
      regNo: demoCreditCode(applicant.key),
      companyType: applicant.companyType,
      mainProducts: [...applicant.mainProducts],
      mainMarkets: [],
      province: 'Zhejiang',
      city: applicant.city,
      address: applicant.address,
      contactName: applicant.person,
      contactPhone: applicant.phone,
      licenceIssuer: `${applicant.city} Market Supervision Administration`,
      licenceIssuedOn: `${applicant.foundedYear ?? 2018}-01-08`,
      licenceValidUntil: '2038-06-19',
      ...(applicant.foundedYear === undefined ? {} : { foundedYear: applicant.foundedYear }),
    },
  })
  return { id, version }
}

async function review(demo: DemoApi, reviewer: DemoActor, sent: { id: string; version: number }, how: Review) {
  if (how === 'claimed') return demo.call(reviewer, claimRegistration, sent)
  if (how === 'rejected')
    return demo.call(reviewer, rejectRegistration, {
      ...sent,
      reason: 'other',
      note: '主营产品不在本市场的经营范围内。',
    })
  return demo.call(reviewer, requestRegistrationInfo, {
    ...sent,
    requests: [{ field: 'documents.business_licence', comment: '营业执照扫描件的右下角看不清,请重新上传。' }],
  })
}

/** Companies that want to take part: what an operator's day begins with. */
export async function seedRegistrations(demo: DemoApi, people: SeededPeople, password: string): Promise<void> {
  const hash = await hashPassword(password)
  const reviewer = await people.operator('reviewer', REGIONS.puyuan)
  for (const applicant of APPLICANTS) {
    demo.at(new Date(Date.now() - applicant.daysAgo * DAY))
    const sent = await apply(demo, applicant, hash)
    if (applicant.review) await review(demo, reviewer, sent, applicant.review)
  }
  demo.at(new Date())
  await demo.api.jobs.run('identity-registration-timers')
  await changeOfName(demo, people)
}

/** A company of the market whose licence has been changed. */
async function changeOfName(demo: DemoApi, people: SeededPeople): Promise<void> {
  const found = people.sellers.find(({ seller }) => seller.key === 'cashhill')
  if (!found) throw new Error('demo: nobody changes its name')
  const { actor, seller } = found
  const { applicationId: id } = await demo.call(actor, startCompanyChange, {})
  await demo.upload(
    actor,
    uploadRegistrationDocument,
    { id, requirement: 'business_licence' },
    { name: 'business_licence.pdf', content: demoPaper('Demo paper, not a real licence') },
  )
  await demo.call(actor, submitRegistration, {
    id,
    version: 0,
    company: {
      legalName: seller.legalName.replace(' Co.,', ' Group Co.,'),
      displayName: seller.name['zh_CN'] ?? seller.legalName,
      country: 'CN',
      regNo: demoCreditCode(seller.key),
      companyType: 'industry_trade',
      mainProducts: [...seller.goods],
      mainMarkets: [],
      province: seller.province,
      city: seller.city,
      address: 'No. 12 Xinghua Road, Puyuan Town',
      contactName: 'Cashhill Office',
      contactPhone: '13800138000',
      licenceIssuer: `${seller.city} Market Supervision Administration`,
      licenceIssuedOn: `${seller.founded}-05-18`,
    },
  })
}
