import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MouseEvent, ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LookingOnContext } from '@tradeport/web/navigation'
import { Button, IconButton, LinkButton } from './button'

afterEach(cleanup)

describe('Button', () => {
  it('that works says so, keeps its name and its focus, and takes no second press', async () => {
    const user = userEvent.setup()
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Send</Button>)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    rerender(
      <Button onClick={onClick} loading>
        Send
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
    await user.click(button)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('that works does not submit its form again', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is no submit button unless it says so', () => {
    render(<Button>More</Button>)
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('type')).toBe('button')
  })

  it('with an icon alone has a name', () => {
    render(<IconButton icon={<svg />} label="Close" />)
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
  })

  it('that goes somewhere is a link, outside a router too', () => {
    render(<LinkButton href="/products">Products</LinkButton>)
    expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/products')
  })
})

describe('for an operator who looks on', () => {
  const REASON = 'You are only looking on'
  const show = (children: ReactNode) => render(<LookingOnContext value={REASON}>{children}</LookingOnContext>)

  it.each([
    ['sends a form', { type: 'submit' }],
    ['shows that it works', { loading: false }],
    ['says that it changes something', { changes: true }],
  ] as const)('a button that %s is barred and says why', async (_what, props) => {
    const user = userEvent.setup()
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    show(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button {...props} onClick={onClick}>
          Save
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Save', description: REASON })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    if ('type' in props) await user.type(screen.getByRole('textbox'), 'x{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['opens something', {}],
    ['searches', { type: 'submit', changes: false }],
    ['fetches a file', { loading: false, changes: false }],
  ] as const)('a button that %s is pressed as ever', async (_what, props) => {
    const user = userEvent.setup()
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault())
    show(
      <Button {...props} onClick={onClick}>
        Go on
      </Button>,
    )
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(onClick).toHaveBeenCalledOnce()
  })
})
