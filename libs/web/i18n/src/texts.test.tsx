import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider, Form, Input } from 'antd'
import type { Rule } from 'antd/es/form'
import { afterEach, expect, test } from 'vitest'
import { createI18n, loadAntdLocale } from '.'

afterEach(cleanup)

test.each([
  ['error.submitFailed', 'Submission failed, please try again later'],
  ['error.languages', 'Failed to load remote languages'],
  ['error.copyManually', 'copy failed, please copy manually'],
  ['message.copied', 'Copied to clipboard'],
  ['session.expiredTitle', 'Login expired'],
  ['error.noPermission', 'No interface permission: {url}'],
  ['error.accountDisabled', 'Account disabled'],
  ['error.accountDeleted', 'Account deleted'],
] as const)('%s reads as the specification has it: %s', async (key, text) => {
  const i18n = await createI18n({ locale: 'en_US', files: {}, preload: [] })
  expect(i18n.translate('common')(key)).toBe(text)
})

test('the no-ability dialog says what membership brings and where the application is sold', async () => {
  const t = (await createI18n({ locale: 'en_US', files: {}, preload: [] })).translate('common')
  expect(t('ability.upgradeText')).toContain('more than 30 extra benefits')
  expect(t('ability.marketText')).toContain('application market and buy this application separately')
  expect(t('ability.reorderText')).toContain('order it again')
})

test.each<[string, Rule, string, string]>([
  ['is left empty', { required: true }, '', 'Please enter Name'],
  ['is of another type', { type: 'email' }, 'x', 'Name is not a valid email'],
  ['is too short', { min: 3 }, 'x', 'Name must be at least 3 characters'],
  ['is too long', { max: 3 }, 'four', 'Name must be up to 3 characters'],
  ['is out of range', { min: 2, max: 3 }, 'x', 'Name must be between 2-3 characters'],
  ['does not match', { pattern: /^\d+$/ }, 'x', 'Name does not match the pattern /^\\d+$/'],
])('a field that %s says so in the generic words of section 5', async (_name, rule, value, message) => {
  const locale = await loadAntdLocale('en_US')
  render(
    <ConfigProvider locale={locale}>
      <Form>
        <Form.Item name="name" label="Name" rules={[rule]}>
          <Input />
        </Form.Item>
        <button type="submit">Send</button>
      </Form>
    </ConfigProvider>,
  )
  fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByText(message)).textContent).toBe(message)
})
