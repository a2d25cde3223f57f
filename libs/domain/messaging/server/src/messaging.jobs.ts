import { ARCHIVE_AFTER_DAYS, PURGE_AFTER_DAYS } from '@tradeport/domain/messaging/rules'
import type { ActorContext, Job } from '@tradeport/node/server-kit'
import { drainOutbox, forgetOldMail } from './mail/mail-outbox'
import { archiveOlderThan, purgeOlderThan } from './notification.repository'
import type { MessagingPorts } from './ports'

const daysAgo = (ctx: ActorContext, days: number) => new Date(ctx.now().getTime() - days * 86_400_000)

export const messagingJobs = (ports: MessagingPorts): readonly Job[] => [
  {
    name: 'messaging.mail',
    everySeconds: 1,
    steps: async step => {
      await drainOutbox(step, ports)
    },
  },
  {
    name: 'messaging.housekeeping',
    everySeconds: 600,
    run: async ctx => {
      await archiveOlderThan(ctx, daysAgo(ctx, ARCHIVE_AFTER_DAYS))
      await purgeOlderThan(ctx, daysAgo(ctx, PURGE_AFTER_DAYS))
      await forgetOldMail(ctx)
    },
  },
]
