import { sql } from 'drizzle-orm'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { closesCycle } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { givenNameOf, keptName, saidTo, type GivenNameRow } from './given-name'

type DepartmentHandlers = Pick<
  Handlers<typeof identityContract>,
  'departmentList' | 'departmentCreate' | 'departmentUpdate' | 'departmentRemove'
>

interface DepartmentRow extends Record<string, unknown>, GivenNameRow {
  id: string
  said: string
  parent_id: string | null
  version: number
  members: number
}

const wrongField = (path: string, rule: string) =>
  new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule }] })

async function departments(ctx: ActorContext): Promise<DepartmentRow[]> {
  const { rows } = await ctx.db.execute<DepartmentRow>(sql`
    select d.id, d.name, d.names, d.name_locale, ${saidTo(ctx, 'd')} as said, d.parent_id, d.version,
      (select count(*)::int from operator o where o.department_id = d.id and o.status <> 'left') as members
    from department d order by lower(${saidTo(ctx, 'd')}) limit 2000`)
  return rows
}

/** One change of the tree at a time: two moves at once must not make a circle together. */
async function treeForChange(ctx: ActorContext): Promise<DepartmentRow[]> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('department_tree', 0))`)
  return departments(ctx)
}

function find(tree: readonly DepartmentRow[], id: string, version: number): DepartmentRow {
  const row = tree.find(each => each.id === id)
  if (!row) throw new AppError('USER_SERVICE530404')
  if (row.version !== version) throw new AppError('FT510006')
  return row
}

function requirePlace(
  tree: readonly DepartmentRow[],
  { id, name, parentId }: { id: string; name: string; parentId: string | null },
): void {
  if (parentId !== null && !tree.some(each => each.id === parentId)) throw wrongField('parentId', 'invalid_value')
  const branches = tree.map(each => ({ id: each.id, parentId: each.parent_id }))
  if (closesCycle(branches, id, parentId)) throw wrongField('parentId', 'category_cycle')
  const isSame = (each: DepartmentRow) =>
    each.id !== id && each.parent_id === parentId && each.name.toLowerCase() === name.toLowerCase()
  if (tree.some(isSame)) throw wrongField('name', 'duplicate')
}

const stateOf = (row: DepartmentRow) => ({ name: row.name, names: row.names, parentId: row.parent_id })

async function auditDepartment(
  ctx: ActorContext,
  action: string,
  id: string,
  change: { before?: unknown; after?: unknown },
) {
  ctx.live({ to: { operators: true }, topic: 'department', id })
  await ctx.audit({ action: `department:${action}`, entityType: 'department', entityId: id, ...change })
}

export const departmentHandlers: DepartmentHandlers = {
  async departmentList(ctx) {
    const rows = await departments(ctx)
    return rows.map(({ id, parent_id: parentId, version, members, ...named }) => ({
      ...{ id, name: named.said, given: givenNameOf(named), parentId, version, members },
    }))
  },

  async departmentCreate(ctx, { parentId, ...input }) {
    const { name, names, name_locale } = keptName(ctx, input)
    const id = uuidv7()
    requirePlace(await treeForChange(ctx), { id, name, parentId })
    const at = ctx.now().toISOString()
    await ctx.db.execute(sql`
      insert into department (id, name, names, name_locale, parent_id, created_at, updated_at, created_by, updated_by)
      values (${id}, ${name}, ${JSON.stringify(names)}::jsonb, ${name_locale}, ${parentId}, ${at}, ${at}, ${ctx.actor.userId}, ${ctx.actor.userId})`)
    await auditDepartment(ctx, 'create', id, { after: { name, names, parentId } })
    return { id }
  },

  async departmentUpdate(ctx, { id, version, parentId, ...input }) {
    const tree = await treeForChange(ctx)
    const row = find(tree, id, version)
    const { name, names } = keptName(ctx, input, row)
    requirePlace(tree, { id, name, parentId })
    await ctx.db.execute(sql`
      update department set name = ${name}, names = ${JSON.stringify(names)}::jsonb, parent_id = ${parentId}, version = version + 1,
        updated_at = ${ctx.now().toISOString()}, updated_by = ${ctx.actor.userId}
      where id = ${id}`)
    await auditDepartment(ctx, 'update', id, { before: stateOf(row), after: { name, names, parentId } })
    return { version: version + 1 }
  },

  async departmentRemove(ctx, { id, version }) {
    const tree = await treeForChange(ctx)
    const row = find(tree, id, version)
    // People who have left keep their record, which names the department no longer.
    if (row.members > 0 || tree.some(each => each.parent_id === id)) throw new AppError('USER_SERVICE530305')
    await ctx.db.execute(sql`update operator set department_id = null where department_id = ${id}`)
    await ctx.db.execute(sql`delete from department where id = ${id}`)
    await auditDepartment(ctx, 'remove', id, { before: stateOf(row) })
    return {}
  },
}
