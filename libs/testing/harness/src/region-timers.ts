import { regionSettingDetail, regionSettingUpdate, type OwnTimers } from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION, type RegionConfig } from '@tradeport/kernel/config'
import type { TestApi } from './test-api'

/** Gives a region deadlines of its own, as a super operator does. */
export async function setTimers(api: TestApi, own: OwnTimers, region: RegionConfig = DEFAULT_REGION): Promise<void> {
  const head = await api.person({ kind: 'operator', roles: ['op_super'], region })
  const { version } = await head.ok(regionSettingDetail, {})
  await head.ok(regionSettingUpdate, { version, own, reason: 'What this test is about' })
}
