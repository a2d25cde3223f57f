import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ForReaders, OwnRightsContext } from './rights'

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
