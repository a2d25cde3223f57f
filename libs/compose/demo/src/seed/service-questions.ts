import {
  marketPage,
  serviceQuestionAnswer,
  serviceQuestionAsk,
  serviceQuestionPage,
} from '@tradeport/domain/service-market/contract'
import type { DemoApi } from './demo-api'
import type { SeededPeople } from './people'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const ASKED: readonly (readonly [question: string, answer: string, daysAgo: number, hours: number])[] = [
  ['Can you also declare goods that leave from Shanghai?', 'Yes, from Ningbo and Shanghai, at the same price.', 9, 2],
  ['周末可以报关吗？', '可以，周六全天受理；周日请提前一天联系我们。', 6, 3],
  ['Which papers do you need for a trial order of 20 sweaters?', '', 1, 0],
]

/** Asked before ordering, of a service of the region's first provider: answered ones are shown to everybody, the latest one waits. */
export async function seedServiceQuestions(demo: DemoApi, people: SeededPeople): Promise<void> {
  const started = demo.now()
  for (const region of new Set(people.providers.map(({ provider }) => provider.region))) {
    const customer = people.sellers.find(({ seller }) => seller.region === region)?.actor
    const provider = people.providers.find(each => each.provider.region === region)?.actor
    if (!customer || !provider) continue
    const { records } = await demo.call(customer, marketPage, { pageSize: 50 })
    const service = records.findLast(each => each.provider.companyId === provider.companyId)
    if (!service) continue
    for (const [question, answer, daysAgo, hours] of ASKED) {
      demo.at(new Date(started.getTime() - daysAgo * DAY))
      const { id } = await demo.call(customer, serviceQuestionAsk, { serviceId: service.id, question })
      if (answer === '') continue
      demo.at(new Date(started.getTime() - daysAgo * DAY + hours * HOUR))
      const asked = await demo.call(provider, serviceQuestionPage, { serviceId: service.id })
      const version = asked.records.find(row => row.id === id)?.version ?? 0
      await demo.call(provider, serviceQuestionAnswer, { id, version, answer, published: true })
    }
  }
  demo.at(started)
}
