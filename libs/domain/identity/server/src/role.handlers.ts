import { IDENTITIES } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { isSameSet } from '@tradeport/domain/identity/rules'
import { ROLES, servesEverywhere } from '@tradeport/kernel/config'
import type { PermissionCatalogue } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { unlessTaken } from '@tradeport/node/db'
import { limits, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { followRights } from './follow-rights'
import { givenNameOf, keptName } from './given-name'
import { heldBy, requireHeld } from './held'
import { allRights } from './own-rights'
import type { IdentityPorts } from './ports'
import { tellOperator } from './security-notice'
import {
  insertRole,
  nameIsTaken,
  ownRoleForChange,
  ownRoles,
  roleHolders,
  roleMembers,
  roleUsers,
  updateRole,
  type OwnRole,
  type RoleContent,
} from './role.repository'

type RoleHandlers = Pick<
  Handlers<typeof identityContract>,
  'rolePage' | 'permissionList' | 'ownPermissions' | 'roleCreate' | 'roleUpdate' | 'roleDisable' | 'roleEnable'
>

interface SeenRole {
  code: string
  version: number
}

const wrongField = (path: string, rule: string) =>
  new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule }] })
const nameTaken = () => wrongField('name', 'duplicate')

/** Roles count in every region: whoever looks after some of them does not change what people of the others may do. */
function requireAllRegions(ctx: ActorContext): void {
  if (!servesEverywhere(ctx.actor.regionIds)) throw new AppError('USER_SERVICE530301')
}

function requireKnown(catalogue: PermissionCatalogue, keys: readonly string[]): void {
  const known = new Set(catalogue.permissions.map(({ key }) => key))
  const unknown = keys.findIndex(key => !known.has(key))
  if (unknown >= 0) throw wrongField(`permissions.${unknown}`, 'invalid_value')
}

async function roleAsSeen(ctx: ActorContext, seen: SeenRole): Promise<OwnRole> {
  requireAllRegions(ctx)
  const role = await ownRoleForChange(ctx, seen.code)
  if (!role) throw new AppError('USER_SERVICE530404')
  if (role.version !== seen.version) throw new AppError('FT510006')
  return role
}

const contentOf = ({ name, names, name_locale, description, permissions }: RoleContent) => ({
  ...{ name, names, name_locale },
  description: description ?? '',
  permissions: [...permissions].sort(),
})

const audited = ({ name, names, description, permissions }: RoleContent) => ({ name, names, description, permissions })

async function auditRole(
  ctx: ActorContext,
  action: string,
  role: { code: string; name: string },
  change: { before?: unknown; after: unknown; reason: string },
): Promise<void> {
  ctx.live({ to: { operators: true }, topic: 'role', id: role.code })
  await ctx.audit({
    action: `role:${action}`,
    entityType: 'role',
    entityId: role.code,
    entityNo: role.name,
    ...change,
  })
}

export function roleHandlers({ permissionsOf, catalogue }: IdentityPorts): RoleHandlers {
  async function setStatus(ctx: ActorContext, seen: SeenRole & { reason: string }, status: OwnRole['status']) {
    const role = await roleAsSeen(ctx, seen)
    if (role.status === status) throw new AppError('MALL600403')
    const users = status === 'disabled' ? await roleUsers(ctx, role.code) : 0
    if (users > 0) throw new AppError('USER_SERVICE530302', { count: users })
    requireHeld(ctx, catalogue(), catalogue().held(role.permissions))
    const version = await updateRole(ctx, role, { status })
    await auditRole(ctx, status === 'disabled' ? 'disable' : 'enable', role, {
      before: { status: role.status },
      after: { status },
      reason: seen.reason,
    })
    return { version }
  }

  return {
    async rolePage(ctx, input) {
      const [members, own] = await Promise.all([roleMembers(ctx), ownRoles(ctx, 'newest')])
      const held = heldBy(ctx, catalogue())
      const mayChange = held.has('role:update') && servesEverywhere(ctx.actor.regionIds)
      const builtIn = IDENTITIES.flatMap(party =>
        ROLES[party].map(code => ({
          code,
          party,
          name: null,
          given: null,
          description: '',
          status: 'enabled' as const,
          version: 0,
          permissions: party === 'operator' ? [...catalogue().held([code])] : [...permissionsOf(code)],
          actions: [],
        })),
      )
      const made = own.map(({ code, description, status, version, permissions, ...named }) => ({
        code,
        party: 'operator' as const,
        name: named.said,
        given: givenNameOf(named),
        description,
        status,
        version,
        permissions: [...catalogue().held(permissions)],
        actions: mayChange ? ['update', status === 'enabled' ? 'disable' : 'enable'] : [],
      }))
      // What somebody has just made stands at the top.
      const all = [...made, ...builtIn]
        .filter(({ party }) => input.party === undefined || party === input.party)
        .map(role => ({ ...role, members: members.get(role.code) ?? 0 }))
      const { limit, offset } = limits(input)
      return pageOf(input, all.slice(offset, offset + limit), all.length)
    },

    async permissionList(ctx) {
      const held = heldBy(ctx, catalogue())
      return catalogue().permissions.map(({ key, document, action, sensitive }) => ({
        key,
        document,
        action,
        sensitive,
        isHeld: held.has(key),
      }))
    },

    async ownPermissions(ctx) {
      const { kind, rights } = ctx.actor
      if (kind === 'operator') return { keys: [...heldBy(ctx, catalogue())] }
      return { keys: rights ? allRights(rights) : null }
    },

    async roleCreate(ctx, input) {
      requireAllRegions(ctx)
      requireKnown(catalogue(), input.permissions)
      requireHeld(ctx, catalogue(), input.permissions)
      const content = contentOf({ ...input, ...keptName(ctx, input) })
      const code = await insertRole(ctx, content)
      if (!code) throw nameTaken()
      await auditRole(ctx, 'create', { code, name: input.name }, { after: audited(content), reason: input.reason })
      return { code }
    },

    async roleUpdate(ctx, input) {
      const role = await roleAsSeen(ctx, input)
      requireKnown(catalogue(), input.permissions)
      // What is taken away counts too: a role beyond the caller's own rights is not the caller's to form.
      requireHeld(ctx, catalogue(), [...input.permissions, ...catalogue().held(role.permissions)])
      if (await nameIsTaken(ctx, input.name, role.code)) throw nameTaken()
      const content = contentOf({ ...input, ...keptName(ctx, input, role) })
      const version = await unlessTaken('operator_role_name', nameTaken, () => updateRole(ctx, role, content))
      if (!isSameSet(role.permissions, content.permissions))
        for (const holder of await roleHolders(ctx, role.code)) {
          followRights(ctx, holder.id)
          await tellOperator(ctx, holder, 'role_changed')
        }
      await auditRole(ctx, 'update', role, {
        before: audited(contentOf(role)),
        after: audited(content),
        reason: input.reason,
      })
      return { version }
    },

    roleDisable: (ctx, input) => setStatus(ctx, input, 'disabled'),
    roleEnable: (ctx, input) => setStatus(ctx, input, 'enabled'),
  }
}
