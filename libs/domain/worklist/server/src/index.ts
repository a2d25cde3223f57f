import * as worklistContract from '@tradeport/domain/worklist/contract'
import { WORK_QUEUES, type WorkQueueKey } from '@tradeport/domain/worklist/contract'
import { holds } from '@tradeport/kernel/contract-kit'
import { isoOrNull } from '@tradeport/node/db'
import type { StakePort } from '@tradeport/node/parties'
import { defineServerModule } from '@tradeport/node/server-kit'

export interface WorkQueue {
  /** Built-in roles that act on it, and the document on which a role of the platform's own gives rights. */
  readonly roles: readonly string[]
  readonly document: string
  /** Table, moment since which a row waits, and which rows wait; `$1` is the region. */
  readonly from: string
  readonly since: string
  readonly where: string
  /** Rows that others decide about: of the companies `$4`, whose people the operator is one of, or of the operator, `$5`. */
  readonly own?: string
  /** Moment by which a row should be done, where it has one. */
  readonly due?: string
  /** Its list shows all regions that the operator serves, not the one of the call alone. */
  readonly ofServedRegions?: boolean
}

export interface WorklistPorts extends StakePort {
  readonly queues: Readonly<Record<WorkQueueKey, WorkQueue>>
}

interface QueueRow {
  key: WorkQueueKey
  count: number
  oldest_at: Date | null
  due_at: Date | null
  late: number
}

/** What the domains have for their operators, asked in one statement. Few have companies of their own: nobody else's is longer for that. */
export const worklistServer = defineServerModule({
  name: 'worklist',
  migrations: {},
  contract: worklistContract,
  handlers: ({ queues, stakesOf }: WorklistPorts) => ({
    async workQueues(ctx) {
      const mine = WORK_QUEUES.filter(key => holds(ctx.actor.roles, queues[key].roles, [queues[key].document]))
      if (mine.length === 0) return { queues: [] }
      const stakes = await stakesOf(ctx)
      const given = stakes.size > 0 ? '$4::uuid[] is not null and $5::uuid is not null and ' : ''
      const parts = mine.map(key => {
        const { from, since, where, own, due = 'null::timestamptz', ofServedRegions } = queues[key]
        const others = own && stakes.size > 0 ? ` and (${own}) is not true` : ''
        const region = ofServedRegions ? `(cardinality($2::text[]) = 0 or region_id = any ($2))` : 'region_id = $1'
        return `select '${key}' as key, count(*)::int as count, min(${since}) as oldest_at, min(${due}) as due_at,
            count(*) filter (where ${due} < $3::timestamptz)::int as late from ${from}
          where ${given}$2::text[] is not null and ${region} and (${where})${others}`
      })
      const rows = await ctx.query<QueueRow>(
        // One letter each: a statement's name has 63 characters at most.
        `work_queues ${stakes.size > 0 ? 'of others ' : ''}${mine.map(key => WORK_QUEUES.indexOf(key).toString(36)).join('')}`,
        parts.join(' union all '),
        [
          ...[ctx.region.regionId, [...ctx.actor.regionIds], ctx.now().toISOString()],
          ...(stakes.size > 0 ? [[...stakes], ctx.actor.userId] : []),
        ],
      )
      return {
        queues: mine.flatMap(key =>
          rows
            .filter(row => row.key === key)
            .map(row => ({
              key,
              count: row.count,
              oldestAt: isoOrNull(row.oldest_at),
              dueAt: isoOrNull(row.due_at),
              late: row.late,
            })),
        ),
      }
    },
  }),
})
