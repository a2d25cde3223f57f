import { exchangeRateApprove, exchangeRateCreate } from '@tradeport/domain/reference/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { tradeDay } from '@tradeport/node/db'
import type { DemoApi } from './demo-api'
import type { SeededPeople } from './people'

const DAY = 86_400_000

/** Yuan for one unit, made up for the demo; each week a little more or less. */
const RATES = [
  ['USD', '6.9980', '7.0120', '7.0210', '7.0050', '6.9930', '7.0040'],
  ['EUR', '8.2010', '8.1850', '8.2230', '8.2410', '8.2150', '8.2080'],
  ['GBP', '9.4120', '9.4060', '9.4350', '9.4530', '9.4280', '9.4190'],
  ['JPY', '0.044650', '0.044720', '0.044810', '0.044690', '0.044580', '0.044630'],
  ['HKD', '0.8985', '0.9002', '0.9014', '0.8993', '0.8978', '0.8992'],
] as const

/** What finance writes down, another operator approves; the newest waits for that. */
export async function seedRates(demo: DemoApi, people: SeededPeople): Promise<void> {
  const writer = await people.operator('finance', DEFAULT_REGION)
  const reviewer = await people.operator('admin', DEFAULT_REGION)
  const weeks = RATES[0].length - 1
  for (let week = 0; week < weeks; week += 1) {
    demo.at(new Date(Date.now() - (weeks - 1 - week) * 7 * DAY))
    for (const [base, ...rates] of RATES) {
      const made = await demo.call(writer, exchangeRateCreate, {
        base,
        quote: 'CNY',
        rate: rates[week] ?? rates[0],
        rateSource: 'manual',
        asOf: tradeDay(demo.now()),
        note: 'Demo',
      })
      const isLast = week === weeks - 1
      if (!isLast || base !== 'HKD')
        await demo.call(reviewer, exchangeRateApprove, { id: made.id, version: made.version })
    }
  }
}
