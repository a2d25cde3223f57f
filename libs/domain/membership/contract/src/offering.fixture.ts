import type { OfferingInput } from './offering.schema'

/** A yearly plan of sellers with one counted ability. */
export const anOfferingInput = (over: Partial<OfferingInput> = {}): OfferingInput => ({
  kind: 'plan',
  party: 'seller',
  code: 'professional',
  level: 2,
  sourceLocale: 'en_US',
  name: { en_US: 'Professional', zh_CN: '专业版' },
  currency: 'CNY',
  price: '3650.00',
  period: 'year',
  abilities: [{ ability: 'data.export', quota: 10, reset: 'none' }],
  ...over,
})
