import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PathAnchor, goToField, goToFirst } from './path-field'

const anchors = () =>
  render(
    <>
      <PathAnchor path="title">
        <input aria-label="Title" />
      </PathAnchor>
      <PathAnchor path="parts">
        <input aria-label="Parts" />
      </PathAnchor>
      <PathAnchor path="kind">
        <input aria-label="Kind" />
      </PathAnchor>
    </>,
  )

test('of several fields the uppermost is gone to, whatever was found first', () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  anchors()
  goToFirst(['kind', 'nowhere', 'title', 'parts.0.name'])
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  goToFirst(['kind', 'parts.0.name'])
  expect(document.activeElement).toBe(screen.getByLabelText('Parts'))
  goToField('kind')
  expect(document.activeElement).toBe(screen.getByLabelText('Kind'))
  expect(scrolled).toHaveBeenCalledTimes(3)
})
