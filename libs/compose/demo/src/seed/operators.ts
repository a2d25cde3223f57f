import {
  departmentCreate,
  grantApprove,
  grantPage,
  grantReject,
  grantRequest,
  operatorDisable,
  operatorPage,
  operatorUpdate,
  roleCreate,
} from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople } from './people'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Request {
  readonly by: string
  readonly held: string
  readonly reason: string
  /** Days before today on which it was asked for. */
  readonly daysAgo: number
  readonly forDays: number
  readonly decision?: { readonly endpoint: typeof grantApprove | typeof grantReject; readonly reason: string }
}

const REQUESTS: readonly Request[] = [
  {
    by: 'service',
    held: 'op_trade',
    reason: 'Stands in for Chen Hao, who travelled to the Canton fair.',
    daysAgo: 16,
    forDays: 4,
    decision: { endpoint: grantApprove, reason: 'Agreed for the days of the fair.' },
  },
  {
    by: 'content',
    held: 'operator:reset_second_factor',
    reason: 'A colleague has lost the telephone.',
    daysAgo: 6,
    forDays: 1,
    decision: { endpoint: grantReject, reason: 'I have reset it myself.' },
  },
  {
    by: 'trade',
    held: 'op_reviewer',
    reason: 'Helps with the registrations before the season.',
    daysAgo: 2,
    forDays: 14,
    decision: { endpoint: grantApprove, reason: 'Two weeks are enough.' },
  },
  {
    by: 'content',
    held: 'leaveMessage:reply',
    reason: 'Answers what is left overnight while He Lian is on leave.',
    daysAgo: 0.1,
    forDays: 5,
  },
]

async function ask(demo: DemoApi, head: DemoActor, people: SeededPeople, request: Request): Promise<void> {
  const asked = Date.now() - request.daysAgo * DAY
  demo.at(new Date(asked))
  const actor = await people.operator(request.by, REGIONS.puyuan)
  const { held, reason } = request
  const endsAt = new Date(asked + request.forDays * DAY).toISOString()
  const { id } = await demo.call(actor, grantRequest, { held, reason, endsAt })
  if (!request.decision) return
  demo.at(new Date(asked + HOUR))
  const { records } = await demo.call(head, grantPage, { userId: actor.userId, status: 'pending' })
  const version = records.find(row => row.id === id)?.version ?? 0
  await demo.call(head, request.decision.endpoint, { id, version, reason: request.decision.reason })
}

/** What somebody tried who may not: the API refuses, and the audit log says so. */
async function isRefused(attempt: Promise<unknown>): Promise<void> {
  const wasRefused = await attempt.then(
    () => false,
    () => true,
  )
  if (!wasRefused) throw new Error('demo: what should have been refused was not')
}

/** Departments, and a role that the platform has made for itself. */
async function seedDepartments(demo: DemoApi, head: DemoActor): Promise<void> {
  demo.at(new Date(Date.now() - 50 * DAY))
  const reason = 'The order of the house from this season on.'
  const market = await demo.call(head, departmentCreate, { name: '市场运营部', parentId: null })
  const review = await demo.call(head, departmentCreate, { name: '资质审核组', parentId: market.id })
  const trade = await demo.call(head, departmentCreate, { name: '交易保障组', parentId: market.id })
  const season = await demo.call(head, roleCreate, {
    name: '旺季值班',
    description: '旺季期间查看询价与订单。',
    permissions: ['inquiry:read', 'order:read'],
    reason,
  })
  const { records } = await demo.call(head, operatorPage, { pageSize: 50 })
  const posts = [
    { employeeNo: 'T0002', departmentId: review.id, more: [] },
    { employeeNo: 'T0003', departmentId: trade.id, more: [] },
    { employeeNo: 'T0006', departmentId: trade.id, more: [season.code] },
  ]
  for (const { employeeNo, departmentId, more } of posts) {
    const row = records.find(each => each.employeeNo === employeeNo)
    if (!row) throw new Error(`demo: there is no operator ${employeeNo}`)
    const { id, version, displayName, regionIds } = row
    const roles = [...row.roles, ...more]
    await demo.call(head, operatorUpdate, {
      id,
      version,
      displayName,
      employeeNo,
      regionIds,
      roles,
      departmentId,
      reason,
    })
  }
}

/** Rights for a time that wait, hold and are over, and what operators tried in vain. */
export async function seedOperatorRights(demo: DemoApi, people: SeededPeople): Promise<void> {
  const head = await people.operator('admin', REGIONS.puyuan)
  await seedDepartments(demo, head)
  for (const request of REQUESTS) await ask(demo, head, people, request)
  await demo.api.jobs.run('identity.endGrants')
  demo.at(new Date(Date.now() - 5 * HOUR))
  const content = await people.operator('content', REGIONS.puyuan)
  const reason = 'Would make the work easier.'
  await isRefused(demo.call(content, roleCreate, { name: 'Everything', permissions: ['order:read'], reason }))
  await isRefused(demo.call(content, operatorDisable, { id: head.userId, version: 0, reason }))
  // Nobody changes their own rights.
  await isRefused(demo.call(head, operatorDisable, { id: head.userId, version: 0, reason: 'By mistake.' }))
}
