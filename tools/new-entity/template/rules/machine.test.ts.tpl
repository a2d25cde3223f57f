import { describe, expect, it } from 'vitest'
import { {{ENTITY}}_STATUSES, type {{Entity}}Status } from '@tradeport/domain/{{domain}}/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { mayEdit{{Entity}}, {{entity}}Actions } from './{{entity-kebab}}.machine'

const forEditors: Record<{{Entity}}Status, string[]> = { draft: ['update', 'activate'], active: [] }

describe.each({{ENTITY}}_STATUSES)('{{entity}} that is %s', status => {
  it.each(ALL_ROLES)('offers %s what the role may do', role => {
    expect({{entity}}Actions(status, [role])).toEqual(mayEdit{{Entity}}([role]) ? forEditors[status] : [])
  })
})
