import { showCompany } from '@tradeport/domain/catalogue/server'
import { uploadFile } from '@tradeport/domain/files/contract'
import { PROVEN_FACTS, acceptCertificate, createCertificate } from '@tradeport/domain/identity/contract'
import { companyFace, insertLicenceCertificate, insertSiteCheck } from '@tradeport/domain/identity/server'
import { REGIONS } from '@tradeport/kernel/config'
import type { DemoActor, DemoApi } from './demo-api'
import { demoPaper } from './paper'
import { VERIFIED_BUYERS, type SeededPeople } from './people'
import { demoCreditCode } from './registration-number'

const DAY = 86_400_000

interface Checked {
  key: string
  city: string
  founded: number
  verifyLevel: number
  actor: DemoActor
  /** Where the licence is none of China's. */
  licence?: { number: string; issuer: string }
}

const civil = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A report of the platform is the company's to read, so the company's own upload stands for it here. */
const keep = async (demo: DemoApi, { actor }: Checked, name: string, says: string) =>
  (await demo.upload(actor, uploadFile, { kind: 'document' }, { name, content: demoPaper(says) })).id

/** What stands behind the badges with which the companies of the demo begin. */
async function seedEvidence(demo: DemoApi, company: Checked, place: number): Promise<void> {
  const { companyId, region } = company.actor
  if (companyId === null || company.verifyLevel < 2) return
  const licence = await keep(demo, company, 'business-licence.pdf', 'Demo paper, not a real licence')
  const report = await keep(demo, company, 'site-report.pdf', 'Demo paper, not a real report')
  const now = demo.now().getTime()
  await demo.asSystem(region, async ctx => {
    await insertLicenceCertificate(ctx, {
      companyId,
      number: company.licence?.number ?? demoCreditCode(company.key),
      issuer: company.licence?.issuer ?? `${company.city} Market Supervision Administration`,
      issuedOn: `${company.founded}-05-18`,
      validUntil: place % 3 === 0 ? null : `${2036 + (place % 9)}-05-17`,
      fileIds: [licence],
    })
    if (company.verifyLevel < 3) return
    await insertSiteCheck(ctx, {
      companyId,
      method: place % 2 === 0 ? 'site' : 'third_party',
      inspector: place % 2 === 0 ? '' : 'Yangtze Inspection Services Co., Ltd.',
      reportNo: `SC-${company.key.toUpperCase()}-1`,
      checkedOn: civil(now - 20 * DAY),
      validUntil: civil(now + 345 * DAY),
      confirms: [...PROVEN_FACTS],
      fileIds: [report],
    })
    await showCompany(ctx, await companyFace(ctx, companyId))
  })
}

/** One certificate that was accepted, one that ends soon and one that waits for a reviewer. */
async function seedHandedIn(demo: DemoApi, people: SeededPeople, companies: readonly Checked[]): Promise<void> {
  const [first, second] = companies.filter(({ actor }) => actor.region === REGIONS.puyuan)
  if (!first || !second) return
  const reviewer = await people.operator('reviewer', REGIONS.puyuan)
  const handIn = async (company: Checked, kind: 'oeko_tex' | 'grs' | 'iso9001', number: string, daysLeft: number) =>
    demo.call(company.actor, createCertificate, {
      kind,
      number,
      issuer: kind === 'oeko_tex' ? 'Hohenstein' : 'Control Union',
      issuedOn: civil(demo.now().getTime() - 200 * DAY),
      validUntil: civil(demo.now().getTime() + daysLeft * DAY),
      fileIds: [await keep(demo, company, `${kind}.pdf`, 'Demo paper, not a real certificate')],
    })
  const accepted = [await handIn(first, 'oeko_tex', '25.HCN.48213', 250), await handIn(first, 'grs', 'CU 870412', 120)]
  for (const { id } of accepted) await demo.call(reviewer, acceptCertificate, { id, version: 0 })
  demo.at(new Date(Date.now() - DAY))
  await handIn(second, 'iso9001', 'CN-24/11873', 700)
}

export async function seedCertificates(demo: DemoApi, people: SeededPeople): Promise<void> {
  const companies: Checked[] = [
    ...people.sellers.map(({ seller, actor }) => ({ ...seller, actor })),
    ...people.providers.map(({ provider, actor }) => ({ ...provider, founded: 2010, verifyLevel: 2, actor })),
    ...people.buyers.flatMap(({ buyer: { key }, actor }) => {
      const checked = VERIFIED_BUYERS[key]
      if (!checked) return []
      const { city, founded, ...licence } = checked
      return [{ ...{ key, actor, city, founded, verifyLevel: 2 }, licence }]
    }),
  ]
  for (const [place, company] of companies.entries()) await seedEvidence(demo, company, place)
  await seedHandedIn(demo, people, companies)
}
