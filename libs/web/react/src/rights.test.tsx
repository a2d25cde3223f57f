import { render, renderHook, screen } from '@testing-library/react'
import { LookingOnContext } from '@tradeport/web/navigation'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ForReaders, OwnRightsContext, RolesContext, useEverybodyMay, useHasRole, useHoldsRole } from './rights'

const shown = (own: readonly string[] | undefined) => {
  const { unmount } = render(
    <OwnRightsContext value={own}>
      <ForReaders of="order:read">orders</ForReaders>
    </OwnRightsContext>,
  )
  const found = screen.queryByText('orders') !== null
  unmount()
  return found
}

test('a part of a page is left out only for those whose company’s own roles leave its right out', () => {
  expect(shown(undefined)).toBe(true)
  expect(shown(['order:read', 'thread:read'])).toBe(true)
  expect(shown(['thread:read'])).toBe(false)
})

const REASON = 'You are only looking on'

test.each([
  ['sales', undefined],
  ['company’s own role', ['order:read', 'order:accept']],
])('who looks on reads as the member does, and may do nothing: %s', (_who, own) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LookingOnContext value={REASON}>
      <RolesContext value={['sales']}>
        <OwnRightsContext value={own}>{children}</OwnRightsContext>
      </RolesContext>
    </LookingOnContext>
  )
  const answers = (permission: string) =>
    renderHook(
      () => [useHasRole(['sales'], permission), useEverybodyMay(permission), useHoldsRole(['sales'], permission)],
      { wrapper },
    ).result.current
  expect(answers('order:read')).toEqual([true, true, true])
  // What waits for the member is shown to who looks on too.
  expect(answers('order:accept')).toEqual([false, false, true])
})
