import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Menu } from './menu'

afterEach(cleanup)

function setup() {
  const onEdit = vi.fn()
  const onRemove = vi.fn()
  render(
    <Menu
      trigger="Actions"
      items={[
        { key: 'edit', label: 'Edit', onSelect: onEdit },
        { key: 'copy', label: 'Copy', disabled: true, onSelect: () => undefined },
        { key: 'remove', label: 'Remove', onSelect: onRemove },
        { key: 'orders', label: 'Orders', href: '/orders' },
      ]}
    />,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Actions' }), onEdit, onRemove }
}

const focused = () => document.activeElement?.textContent

describe('Menu', () => {
  it('opens on the first entry and runs it with Enter, the focus back on its button', async () => {
    const { user, button, onEdit } = setup()
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(focused()).toBe('Edit')
    await user.keyboard('{Enter}')
    expect(onEdit).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('moves by arrows around the ends and past disabled entries, by Home, End and letters', async () => {
    const { user, button } = setup()
    button.focus()
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Orders')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Edit')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Remove')
    await user.keyboard('{Home}')
    expect(focused()).toBe('Edit')
    await user.keyboard('{End}')
    expect(focused()).toBe('Orders')
    await user.keyboard('r')
    expect(focused()).toBe('Remove')
  })

  it('closes with Escape and on a press outside', async () => {
    const { user, button } = setup()
    await user.click(button)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await user.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('gives places as links', async () => {
    const { user, button } = setup()
    await user.click(button)
    expect(screen.getByRole('menuitem', { name: 'Orders' }).getAttribute('href')).toBe('/orders')
  })
})

describe('choices that can be on at once', () => {
  it('are switched one by one while the menu stays open', () => {
    const chosen: string[] = []
    const item = (key: string, checked: boolean) => ({ key, label: key, checked, onSelect: () => chosen.push(key) })
    render(<Menu trigger="Columns" items={[item('Price', true), item('Stock', false)]} />)
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
    expect(screen.getByRole('menuitemcheckbox', { name: 'Price' }).getAttribute('aria-checked')).toBe('true')
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Stock' }))
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }))
    expect(chosen).toEqual(['Stock', 'Price'])
  })
})

it('goes along with its button when that is moved, and closes once the button is out of sight', () => {
  render(<Menu floating label="More" trigger="…" items={[{ key: 'copy', label: 'Copy' }]} />)
  const button = screen.getByRole('button', { name: 'More' })
  fireEvent.click(button)
  const place = vi.spyOn(button.parentElement ?? button, 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(100, 200, 40, 40))
  fireEvent.scroll(document)
  expect(screen.getByRole('menu').parentElement?.style.top).toBe('246px')
  place.mockReturnValue(new DOMRect(100, -60, 40, 40))
  fireEvent.scroll(document)
  expect(screen.queryByRole('menu')).toBeNull()
})
