import { entityLocales } from '@tradeport/web/entity'
import { unitLocales } from '@tradeport/web/units'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { act, render } from '@testing-library/react'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { sourcingLocales } from '../locales'

/** Part of a screen in English, in the seller's front-end, without a server. */
export async function renderPart(children: ReactNode): Promise<AppRuntime> {
  const runtime = await createRuntime({
    platform: 'seller',
    files: { sourcing: sourcingLocales, entity: entityLocales, units: unitLocales },
    preload: ['sourcing', 'entity', 'units'],
    fetch: () => Promise.resolve(Response.json({ code: '200', msg: 'ok', success: true, data: null })),
  })
  await runtime.i18n.change('en_US')
  await act(async () => {
    render(
      <MemoryRouter>
        <AppProviders runtime={runtime}>
          <App>{children}</App>
        </AppProviders>
      </MemoryRouter>,
    )
  })
  return runtime
}
