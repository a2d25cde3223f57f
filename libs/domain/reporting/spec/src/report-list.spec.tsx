import { screen, within } from '@testing-library/react'
import { aReportSendInput, reportPage, reportResolve, reportSend } from '@tradeport/domain/reporting/contract'
import { reportingAdmin } from '@tradeport/domain/reporting/ui'
import { rowOf, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

const screens = screenTests({ manifest: reportingAdmin })

test('a fault that was resolved says who said so, and when', async () => {
  const operator = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  const reports = [{ kind: 'call' as const, code: 'SYS900001', place: 'x.y' }]
  await screens.api.visitor.ok(reportSend, { ...aReportSendInput({ build: 'b1' }), reports })
  const [fault] = (await operator.ok(reportPage, { keyword: 'b1' })).records
  await operator.ok(reportResolve, { id: fault?.id ?? '', version: fault?.version ?? 0 })
  await screens.open('/reports?status=resolved', operator)
  const row = await rowOf('SYS900001')
  expect(within(row).getByText(new RegExp(`^By ${operator.actor.displayName}, `))).toBeTruthy()
  expect(screen.queryByText('Open', { selector: 'td *' })).toBeNull()
})
