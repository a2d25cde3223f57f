import { describe, expect, it } from 'vitest'
import { peopleSeenBy, rolesToward } from './reach'

const ME = 'me'
const MATE = 'mate'
const OTHER = 'other'

const buyer = (roles: string[], departmentIds?: string[]) => ({
  ...({ kind: 'buyer', userId: ME, roles } as const),
  ...(departmentIds ? { departmentIds } : {}),
})

/** Roles, whether in a department with the mate, and whose documents are seen: own, department's or all. */
const SEEN: readonly (readonly [roles: string[], inDepartment: boolean, seen: string[] | undefined])[] = [
  [['buyer_owner'], false, undefined],
  [['buyer_owner'], true, undefined],
  [['buyer_finance'], false, undefined],
  [['buyer_finance'], true, undefined],
  [['buyer_approver'], false, undefined],
  [['buyer_approver'], true, [ME, MATE]],
  [['buyer_viewer'], false, undefined],
  [['buyer_viewer'], true, [ME, MATE]],
  [['buyer_purchaser'], false, [ME]],
  [['buyer_purchaser'], true, [ME, MATE]],
  [['buyer_purchaser', 'buyer_viewer'], false, undefined],
  [['buyer_purchaser', 'buyer_finance'], true, undefined],
  [[], false, [ME]],
]

describe('how far a role reaches', () => {
  it.each(SEEN)('%j, in a department: %s, sees what %j began', (roles, inDepartment, seen) => {
    const person = buyer(roles, inDepartment ? [MATE, ME] : undefined)
    expect(peopleSeenBy(person)).toEqual(seen)
    for (const owner of [ME, MATE, OTHER])
      if (seen && !seen.includes(owner)) expect(rolesToward(person, { buyerUserId: owner })).toEqual([])
  })

  it('leaves to a colleague’s document only the roles that reach it', () => {
    const person = buyer(['buyer_purchaser', 'buyer_viewer', 'no_new_business'])
    expect(rolesToward(person, { buyerUserId: ME })).toEqual(person.roles)
    expect(rolesToward(person, { buyerUserId: MATE })).toEqual(['buyer_viewer', 'no_new_business'])
  })

  it.each([
    [['sales'], null, ['sales']],
    [['sales'], ME, ['sales']],
    [['sales'], MATE, []],
    [['sales', 'cs_seller'], MATE, ['cs_seller']],
    [['sales', 'shop_manager'], MATE, ['shop_manager']],
    [['seller_owner'], MATE, ['seller_owner']],
  ])('%j towards what is with %s act as %j', (roles, assignedTo, left) => {
    const person = { kind: 'seller', userId: ME, roles } as const
    expect(rolesToward(person, { buyerUserId: OTHER, assignedTo })).toEqual(left)
  })
})
