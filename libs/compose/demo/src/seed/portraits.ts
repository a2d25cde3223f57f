import { setAvatar } from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { DEMO_PORTRAITS } from '../content/portraits'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople } from './people'

/** Some people have set a picture; the others, and accounts that an office shares, show initials. */
export async function seedPortraits(demo: DemoApi, people: SeededPeople): Promise<void> {
  const buyer = (key: string) => people.buyers.find(each => each.buyer.key === key)?.actor
  const worn: readonly (readonly [DemoActor | undefined, keyof typeof DEMO_PORTRAITS])[] = [
    [buyer('harbor'), 'long'],
    [buyer('andes'), 'bald'],
    [await people.operator('admin', DEFAULT_REGION), 'bun'],
    [await people.operator('trade', DEFAULT_REGION), 'short'],
  ]
  for (const [who, portrait] of worn) {
    if (!who) throw new Error(`demo: nobody wears the portrait ${portrait}`)
    await demo.upload(
      who,
      setAvatar,
      {},
      { name: 'portrait.webp', content: Buffer.from(DEMO_PORTRAITS[portrait], 'base64') },
    )
  }
}
