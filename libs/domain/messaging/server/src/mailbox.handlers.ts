import { sql } from 'drizzle-orm'
import type { mailboxContract } from '@tradeport/domain/messaging/contract'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, likePattern } from '@tradeport/node/db'
import { countedPage, limits, type Handlers } from '@tradeport/node/server-kit'

interface MailboxRow extends Record<string, unknown> {
  id: string
  to_address: string
  subject: string
  template: string
  locale: string
  created_at: string
}

const toDto = (row: MailboxRow) => ({
  id: row.id,
  to: row.to_address,
  subject: row.subject,
  template: row.template,
  locale: row.locale,
  createdAt: iso(row.created_at),
})

/** What people type is a part of the address, never a pattern. */

export const mailboxHandlers: Handlers<typeof mailboxContract> = {
  async mailboxPage(ctx, input) {
    const where = input.to ? sql`where to_address ilike ${likePattern(input.to)}` : sql``
    const { limit, offset } = limits(input)
    const { rows } = await ctx.db.execute<MailboxRow>(sql`
      select id, to_address, subject, template, locale, created_at from mailbox_message ${where}
      order by created_at desc, id desc limit ${limit} offset ${offset}`)
    return countedPage(ctx.db, input, rows.map(toDto), sql`from mailbox_message ${where}`, TOTAL_CAP)
  },

  async mailboxDetail(ctx, input) {
    const { rows } = await ctx.db.execute<MailboxRow & { text_body: string; html_body: string }>(sql`
      select id, to_address, subject, template, locale, created_at, text_body, html_body from mailbox_message where id = ${input.id}`)
    const row = rows[0]
    if (!row) throw new AppError('MALL600404')
    return { ...toDto(row), text: row.text_body, html: row.html_body }
  },
}
