import { agreementTemplateCreate, agreementTemplatePublish } from '@tradeport/domain/agreement/contract'
import { DEMO_AGREEMENTS } from '../content/agreements'
import type { DemoApi } from './demo-api'
import type { SeededPeople } from './people'

const DAY = 86_400_000

/** What is agreed to with an order of a service, in every region that has providers; the older editions were in force before. */
export async function seedAgreements(demo: DemoApi, people: SeededPeople): Promise<void> {
  const started = demo.now()
  const regions = new Map(people.providers.map(({ actor: { region } }) => [region.regionId, region]))
  for (const region of regions.values()) {
    const editor = await people.operator('admin', region)
    for (const editions of DEMO_AGREEMENTS)
      for (const [index, edition] of editions.entries()) {
        demo.at(new Date(Date.now() - (80 - index * 40) * DAY))
        const { id, version } = await demo.call(editor, agreementTemplateCreate, edition)
        await demo.call(editor, agreementTemplatePublish, { id, version })
      }
  }
  demo.at(started)
}
