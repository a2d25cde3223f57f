import sharp from 'sharp'
import { plug } from '@tradeport/compose/api'
import {
  aServiceInput,
  serviceApprovePass,
  serviceDraft,
  serviceSubmit,
  type ServiceAgreementOption,
  type ServiceContentInput,
} from '@tradeport/domain/service-market/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { startModuleApi, type Caller } from '@tradeport/testing/harness'
import { NOTHING_SAID, serviceMarketServer, type OrderRecord, type ProviderFacts } from './index'

/** Who offers and who reviews, over the market alone. */
export async function serviceScene() {
  /** What became of orders, by service. */
  const recorded = new Map<string, OrderRecord>()
  /** Names that providers are known by, besides the one that is shown. */
  const known = new Map<string, string>()
  const unverified = new Set<string>()
  /** The companies that operators are people of, by operator. */
  const stakes = new Map<string, string[]>()
  /** Templates in force for CUSTOMS. */
  const agreements: ServiceAgreementOption[] = []
  const offeredIn = (categoryCode: string) => (categoryCode === 'CUSTOMS' ? agreements : [])
  const api = await startModuleApi([
    plug(serviceMarketServer, {
      providers: {
        companySaid: async () => NOTHING_SAID,
        stakesOf: async ({ actor }) => new Set(actor.kind === 'operator' ? stakes.get(actor.userId ?? '') : []),
        hiddenProviders: async () => [],
        named: async (_ctx, keyword) => [...known].filter(([, name]) => name.includes(keyword)).map(([id]) => id),
        providersOf: async (_ctx, ids) =>
          new Map(ids.map(id => [id, { ...factsOf(id), verified: !unverified.has(id) }])),
      },
      records: { ofServices: async () => recorded, ofProviders: async () => new Map() },
      shipments: { shipmentOf: async () => undefined },
      goods: { needingConformity: async () => [] },
      usage: { begun: async () => [] },
      agreementTemplates: {
        naming: async () => [],
        offered: async (_ctx, category) => offeredIn(category),
        held: async (_ctx, category) => offeredIn(category).map(({ code }) => code),
        under: async (_ctx, services) =>
          services.map(({ categoryCode, templateCode }) => {
            const offered = offeredIn(categoryCode)
            return offered.find(({ code }) => code === templateCode) ?? offered[0]
          }),
      },
      words: async () => ({}),
    }),
  ])
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const papers = new Map<string, { pictureId: string; paperId: string }>()

  const input = async (who: Caller, over: Partial<ServiceContentInput> = {}): Promise<ServiceContentInput> => {
    const { companyId } = who.actor
    const own = papers.get(companyId ?? '') ?? (await uploads(who))
    papers.set(companyId ?? '', own)
    const content = { ...aServiceInput(), coverFileId: own.pictureId, ...over }
    const qualifications = (content.qualifications ?? []).map(paper => ({ ...paper, fileId: own.paperId }))
    return { ...content, qualifications }
  }
  const draft = async (who: Caller, over?: Partial<ServiceContentInput>) => who.ok(serviceDraft, await input(who, over))
  const pending = async (who: Caller, over?: Partial<ServiceContentInput>) => {
    const { id, version } = await draft(who, over)
    return who.ok(serviceSubmit, { id, version })
  }
  const onShelf = async (who: Caller, over?: Partial<ServiceContentInput>) => {
    const { id, version } = await pending(who, over)
    return reviewer.ok(serviceApprovePass, { id, version })
  }
  return { api, reviewer, recorded, known, unverified, stakes, agreements, input, draft, pending, onShelf }
}
export type ServiceScene = Awaited<ReturnType<typeof serviceScene>>

const factsOf = (id: string): ProviderFacts => ({
  name: `Provider ${id.slice(-4)}`,
  logoFileId: null,
  country: 'CN',
  city: 'Jiaxing',
  introduction: {},
  verified: true,
  memberSince: null,
})

async function uploads(who: Caller) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b8332a' } })
    .png()
    .toBuffer()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  const picture = await who.upload(uploadFile, { kind: 'image' }, { name: 'a.png', type: 'image/png', content: png })
  const paper = await who.upload(
    uploadFile,
    { kind: 'document' },
    { name: 'a.pdf', type: 'application/pdf', content: pdf },
  )
  return { pictureId: picture.data.id, paperId: paper.data.id }
}
