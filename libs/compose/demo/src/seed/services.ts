import { REGIONS } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'
import {
  serviceApprovePass,
  serviceApproveReject,
  serviceCategoryDetail,
  serviceCategorySkuTemplateSave,
  providerProfileSave,
  serviceCategoryTree,
  serviceDetail,
  serviceDraft,
  serviceSubmit,
  serviceUpdate,
  type QualificationType,
  type ServiceCategoryNode,
} from '@tradeport/domain/service-market/contract'
import { DEMO_SERVICES, SERVICE_TEXT, type DemoService } from '../content/services'
import type { DemoApi } from './demo-api'
import { demoId } from './demo-id'
import { attached } from './paper'
import type { SeededPeople } from './people'
import type { PictureShelf } from './pictures'

const paragraphs = (text: I18nText): I18nText =>
  Object.fromEntries(LOCALE_CODES.flatMap(locale => (text[locale] ? [[locale, `<p>${text[locale]}</p>`]] : [])))

const DAY = 86_400_000
/** Soon enough for its provider to be told. */
const endsSoon = () => new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10)

/** Services whose providers may also be paid past the platform. */
const DIRECTLY_PAID = 'INSPECTION'

interface Proof {
  readonly types: readonly QualificationType[]
  readonly fileId: string
  readonly validTo: string
}

function contentOf(service: DemoService, coverFileId: string, { types, fileId, validTo }: Proof) {
  const [deliveryDaysMin, deliveryDaysMax] = service.days
  return {
    categoryCode: service.category,
    sourceLocale: 'zh_CN' as const,
    title: service.title,
    subtitle: SERVICE_TEXT.description,
    coverFileId,
    gallery: [],
    description: paragraphs(SERVICE_TEXT.description),
    faq: [],
    skus: [
      {
        id: demoId(`service/${service.title.en_US}`),
        name: SERVICE_TEXT.sku,
        unit: service.unit,
        priceMode: service.mode,
        price: service.price,
        ...(service.mode === 'percent' ? {} : { currency: 'CNY' }),
        minQty: '1',
        taxRate: '6',
      },
    ],
    serviceRegions: ['Zhejiang', 'Shanghai', 'Guangdong', 'Chongqing'],
    countries: ['CN'],
    ports: ['CNNGB', 'CNSHA'],
    languages: ['zh_CN' as const, 'en_US' as const],
    deliveryDaysMin,
    deliveryDaysMax,
    workingHours: '08:30-18:00 (UTC+8)',
    process: [{ step: SERVICE_TEXT.step, days: 1 }],
    materials: [{ docType: 'commercial_invoice' as const, required: true }],
    qualifications: types.map(type => ({ type, no: '3304980001', validTo, fileId })),
    afterSalePolicy: SERVICE_TEXT.afterSale,
    directPay: service.category === DIRECTLY_PAID,
    directPayInstructions:
      service.category === DIRECTLY_PAID ? '嘉兴银行桐乡支行 6222 0000 1111 2222，附言请写订单号。' : '',
    agreementTemplateCode: service.category === 'CUSTOMS' ? 'customs-agency' : 'service-general',
  }
}

/** Declarations are priced by the form, which a new service begins with. */
async function seedPrices(
  demo: DemoApi,
  people: SeededPeople,
  categories: readonly ServiceCategoryNode[],
): Promise<void> {
  const head = await people.operator('admin', REGIONS.demo)
  const id = categories.find(({ code }) => code === 'CUSTOMS')?.id
  if (id === undefined) throw new Error('demo: there is no category CUSTOMS')
  const { version } = await demo.call(head, serviceCategoryDetail, { id })
  await demo.call(head, serviceCategorySkuTemplateSave, {
    ...{ id, version },
    skuTemplate: {
      units: ['form', 'document', 'order'],
      priceModes: ['fixed', 'from', 'negotiable'],
      items: [{ name: SERVICE_TEXT.sku, unit: 'form', priceMode: 'fixed' }],
    },
  })
}

/** Services in every category that the demo's providers work in; the last of a provider is not approved yet. */
export async function seedServices(demo: DemoApi, people: SeededPeople, shelf: PictureShelf): Promise<void> {
  const tree = await demo.call(await people.operator('admin', REGIONS.demo), serviceCategoryTree, {})
  const categories = tree.flatMap(({ children }) => children)
  await seedPrices(demo, people, categories)
  for (const { provider, actor } of people.providers) {
    const region = REGIONS[provider.region]
    const logoFileId = shelf.add(
      { art: 'logo', name: provider.name.en_US ?? provider.key, seed: provider.key.length, accent: region.accent },
      region.regionId,
      actor.companyId,
    )
    await shelf.flush(demo.pool)
    await demo.call(actor, providerProfileSave, {
      version: 0,
      profile: { sourceLocale: 'zh_CN', logoFileId, introduction: SERVICE_TEXT.description },
    })
    const reviewer = await people.operator('admin', region)
    const offered = DEMO_SERVICES.filter(service => provider.services.includes(service.offer))
    const { fileId } = await attached(demo, actor, 'licence.pdf', 'Demo paper, not a real licence')
    for (const [index, service] of offered.entries()) {
      const cover = shelf.add(
        { art: 'service', category: service.art, seed: index + provider.key.length },
        region.regionId,
        actor.companyId,
      )
      await shelf.flush(demo.pool)
      const isEnding = provider.key === 'clearway' && index === 1
      const types = categories.find(({ code }) => code === service.category)?.requiredQualifications ?? []
      const content = contentOf(service, cover, { types, fileId, validTo: isEnding ? endsSoon() : '2031-12-31' })
      const draft = await demo.call(actor, serviceDraft, content)
      const isLast = index === offered.length - 1
      if (isLast && provider.region === 'demo') continue
      const submitted = await demo.call(actor, serviceSubmit, { id: draft.id, version: draft.version })
      if (isLast && provider.key === 'eastsea') continue
      const decision = { id: draft.id, version: submitted.version }
      if (isLast && provider.key === 'stitchcheck') {
        await demo.call(reviewer, serviceApproveReject, {
          ...decision,
          reason: 'Please add the laboratory accreditation.',
        })
        continue
      }
      const approved = await demo.call(reviewer, serviceApprovePass, decision)
      // A second version, so that there is something to compare.
      if (index === 0)
        await demo.call(actor, serviceUpdate, {
          id: draft.id,
          version: approved.version,
          content: { ...content, workingHours: '08:00-20:00 (UTC+8)' },
        })
      await demo.call(actor, serviceDetail, { id: draft.id })
    }
  }
}
