import { screen, within } from '@testing-library/react'
import { auditPage } from '@tradeport/domain/governance/contract'
import { governanceAdmin } from '@tradeport/domain/governance/ui'
import { departmentCreate } from '@tradeport/domain/identity/contract'
import type { Caller } from '@tradeport/testing/harness'
import { rowOf, screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

const screens = screenTests({ manifest: governanceAdmin })
let head: Caller
beforeAll(async () => {
  head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
})

test('the log says in words what was done, to which kind of document, and how much of it changed', async () => {
  await head.ok(departmentCreate, { name: 'Night desk', parentId: null })
  await screens.open('/audit', head)
  const row = await rowOf('Departments: Create')
  expect(within(row).getByText(/^\d fields?$/)).toBeTruthy()
  expect(within(row).getByText('Departments')).toBeTruthy()
  expect(within(row).queryByText(/department:create/)).toBeNull()
  expect(within(row).getByText(/\bName\b/)).toBeTruthy()
  expect(await screen.findByRole('option', { name: 'Departments' })).toBeTruthy()
})

test('the page of a row has the key beside the words, for support', async () => {
  await head.ok(departmentCreate, { name: 'Day desk', parentId: null })
  const { records } = await head.ok(auditPage, { entityType: 'department' })
  await screens.open(`/audit/${records[0]?.id ?? ''}`, head)
  expect(await screen.findByRole('heading', { name: 'Departments: Create' })).toBeTruthy()
  expect(screen.getByText('department:create')).toBeTruthy()
  expect(screen.getByText('department')).toBeTruthy()
  const changed = within(screen.getByText('Day desk').closest('tr') ?? document.body)
  expect(changed.getByText('Name')).toBeTruthy()
  expect(changed.getByText('name')).toBeTruthy()
})
