import type { ServiceContentInput } from './service.schema'
import type { ServiceCategoryInput } from './service-category.schema'
import type { MarketServiceCard } from './market.contract'

/** Complete enough to be submitted in the category CUSTOMS. */
export function aServiceInput(over: Partial<ServiceContentInput> = {}): ServiceContentInput {
  return {
    categoryCode: 'CUSTOMS',
    sourceLocale: 'en_US',
    title: { en_US: 'Export declaration in one working day', zh_CN: '一个工作日完成出口报关' },
    subtitle: { en_US: 'For textiles and garments, chapters 60 to 63', zh_CN: '纺织服装，第60至63章' },
    coverFileId: '01990000-0000-7000-8000-0000000000f1',
    gallery: [],
    description: {
      en_US: '<p>We check the papers, classify the goods and file through the Single Window.</p>',
      zh_CN: '<p>审单、归类并通过单一窗口申报。</p>',
    },
    faq: [{ question: { en_US: 'Which ports?' }, answer: { en_US: 'Ningbo and Shanghai.' } }],
    skus: [
      {
        id: '01990000-0000-7000-8000-0000000000e1',
        name: { en_US: 'One declaration form, up to 20 lines' },
        unit: 'form',
        priceMode: 'fixed',
        price: '180.00',
        currency: 'CNY',
        minQty: '1',
        taxRate: '6',
      },
    ],
    serviceRegions: ['Zhejiang', 'Shanghai'],
    countries: ['CN'],
    ports: ['CNNGB', 'CNSHA'],
    languages: ['zh_CN', 'en_US'],
    deliveryDaysMin: 1,
    deliveryDaysMax: 2,
    workingHours: 'Mon-Sat 08:30-18:00 (UTC+8)',
    process: [
      { step: { en_US: 'Check of papers' }, days: 0, deliverable: { en_US: 'List of corrections' } },
      { step: { en_US: 'Declaration' }, days: 1, deliverable: { en_US: 'Declaration number' } },
    ],
    materials: [
      { docType: 'commercial_invoice', required: true },
      { docType: 'packing_list', required: true },
      { docType: 'power_of_attorney', required: true },
    ],
    qualifications: [
      {
        type: 'customs_broker_record',
        no: '3304980001',
        validTo: '2030-12-31',
        fileId: '01990000-0000-7000-8000-0000000000f2',
      },
    ],
    afterSalePolicy: { en_US: 'A form returned because of our mistake is filed again free of charge.' },
    ...over,
  }
}

export function aServiceCategoryInput(over: Partial<ServiceCategoryInput> = {}): ServiceCategoryInput {
  return { code: 'SAMPLING', name: { en_US: 'Sampling', zh_CN: '打样' }, flowCode: 'GENERIC', ...over }
}

export function aMarketServiceCard(over: Partial<MarketServiceCard> = {}): MarketServiceCard {
  return {
    id: '01990000-0000-7000-8000-0000000000d1',
    categoryCode: 'CUSTOMS',
    title: { en_US: 'Export declaration in one working day', zh_CN: '一个工作日完成出口报关' },
    subtitle: { en_US: 'For textiles and garments, chapters 60 to 63' },
    coverFileId: '01990000-0000-7000-8000-0000000000f1',
    priceMode: 'fixed',
    priceFrom: '180.00',
    currency: 'CNY',
    unit: 'form',
    deliveryDaysMin: 1,
    deliveryDaysMax: 2,
    languages: ['zh_CN', 'en_US'],
    provider: {
      companyId: '01990000-0000-7000-8000-0000000000a9',
      name: 'Zhapu Customs Services Co., Ltd.',
      logoFileId: null,
      verified: true,
    },
    publishedAt: '2026-11-01T02:00:00.000Z',
    record: { orders: 12, ratings: 9, score: '4.7', responseMinutes: 95, completionRate: '97.5', takesOrders: true },
    ...over,
  }
}
