import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Tooltip } from './tooltip'
import { tooltipPlace } from './tooltip-place'

afterEach(cleanup)

const view = { width: 1000, height: 800 }
const tip = { width: 200, height: 40 }

describe('place of a tooltip', () => {
  it('is above and centred', () => {
    expect(tooltipPlace({ top: 400, left: 400, width: 100, height: 40 }, tip, view)).toEqual({
      side: 'above',
      top: 352,
      left: 350,
    })
  })

  it('is below where there is no room above, and stays inside the window', () => {
    expect(tooltipPlace({ top: 10, left: 980, width: 20, height: 40 }, tip, view)).toEqual({
      side: 'below',
      top: 58,
      left: 792,
    })
  })

  it('is beside a narrow column, or above when there is no room beside', () => {
    expect(tooltipPlace({ top: 400, left: 0, width: 64, height: 40 }, tip, view, 'end')).toMatchObject({
      side: 'end',
      left: 72,
    })
    expect(tooltipPlace({ top: 400, left: 900, width: 64, height: 40 }, tip, view, 'end').side).toBe('above')
  })
})

describe('Tooltip', () => {
  it('describes its control after a moment of focus and leaves with Escape', async () => {
    const user = userEvent.setup()
    render(
      <Tooltip content="Twelve needles to the inch">
        <button>12 GG</button>
      </Tooltip>,
    )
    await user.tab()
    expect(screen.queryByRole('tooltip')).toBeNull()
    await screen.findByRole('tooltip')
    expect(screen.getByRole('button', { name: '12 GG', description: 'Twelve needles to the inch' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
})
