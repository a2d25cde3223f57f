import { REGION_KEYS } from '@tradeport/kernel/config'
import { describe, expect, it } from 'vitest'
import { antdTheme } from './antd-theme'
import { contrast } from './contrast'
import { colours, type Scheme } from './tokens'

const SCHEMES: readonly Scheme[] = ['light', 'dark']

describe.each(REGION_KEYS)('antd theme of %s', region => {
  it.each(SCHEMES)('%s: what antd writes as text reads on its grounds', scheme => {
    const { token = {}, components = {} } = antdTheme(region, scheme)
    const surface = colours(region, scheme, 'work').surface
    for (const name of [
      'colorText',
      'colorTextSecondary',
      'colorLink',
      'colorError',
      'colorSuccess',
      'colorWarning',
      'colorInfo',
    ] as const) {
      expect(contrast(token[name] ?? '#000000', surface), name).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(components.Button?.dangerColor ?? '', token.colorError ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

it('opens popups from 1000 and keeps the product breakpoints', () => {
  const { token } = antdTheme('demo')
  expect(token).toMatchObject({ zIndexPopupBase: 1000, screenXS: 480, screenXXL: 1600, fontSize: 14, borderRadius: 6 })
})
