import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { identityPeople, identityUserCenter } from '@tradeport/domain/identity/ui'
import { startModuleApi } from '@tradeport/testing/harness'
import { dialogBy, press, screenTests, type, waitForWrong } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

// Somebody of a company has lost device and recovery codes: the office takes the second step off the account.
const screens = screenTests({ start: () => startModuleApi([]), manifest: identityPeople, texts: [identityUserCenter] })

test('the second step is taken off with how the person has shown who they are, and why', async () => {
  const head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  const seller = await screens.api.person({ kind: 'seller' })
  const id = seller.actor.userId ?? ''
  await screens.api.pool.query(
    'insert into second_factor (user_id, secret, enabled_at, created_at) values ($1, $2, $3, $3)',
    [id, Buffer.from('sealed'), screens.api.clock.now.toISOString()],
  )
  await screens.open('/people', head)
  const dialog = await dialogBy('Reset second step')
  press('Reset second step', dialog)
  for (const label of [/^How the person showed/, /^Reason/]) await waitForWrong(label)
  fireEvent.mouseDown(within(dialog).getByLabelText(/^How the person showed/))
  fireEvent.click(await screen.findByText('Called back on a known number', { selector: '.ant-select-item *' }))
  type(/^Reason/, 'Lost the phone on the way to the fair')
  press('Reset second step', dialog)
  await waitFor(async () => {
    const { rows } = await screens.api.pool.query(
      `select after ->> 'proof' as proof, reason from audit_log where action = 'person:reset_second_factor' and entity_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ proof: 'call_back', reason: 'Lost the phone on the way to the fair' }])
  })
})
