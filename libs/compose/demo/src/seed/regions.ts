import { NOTHING_SAID_OF_REGION, regionSettingUpdate, regionUpdate } from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { DemoApi } from './demo-api'
import type { SeededPeople } from './people'

/** One region whose operators have changed something: its currencies, two deadlines, and a notice for the next spring festival. */
export async function seedRegions(demo: DemoApi, people: SeededPeople): Promise<void> {
  const head = await people.operator('admin', REGIONS.chongqing)
  const year = demo.now().getUTCFullYear() + 1
  await demo.call(head, regionUpdate, {
    version: 0,
    content: {
      ...NOTHING_SAID_OF_REGION,
      currencies: ['CNY', 'USD', 'EUR', 'HKD'],
      noticeText: {
        zh_CN: '春节期间服务热线值班时间为 10:00 至 16:00。',
        en_US: 'During the spring festival the hotline answers from 10 am to 4 pm.',
      },
      noticeFrom: `${year}-01-25T00:00:00.000Z`,
      noticeUntil: `${year}-02-25T00:00:00.000Z`,
    },
    reason: 'Duty hours of the holidays, and the currencies of our buyers',
  })
  await demo.call(head, regionSettingUpdate, {
    version: 0,
    own: { orderSignDays: 10, claimDays: 45 },
    reason: 'Longer sea routes from the upper Yangtze',
  })
}
