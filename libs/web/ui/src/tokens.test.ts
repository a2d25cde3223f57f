import { REGION_KEYS, REGIONS } from '@tradeport/kernel/config'
import { format } from 'prettier'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { type Character, colours, regionKey, type Scheme, TONES, toneColours } from './tokens'
import { tokensCss, tokensSheet } from './tokens-css'

const SETTINGS: readonly { scheme: Scheme; character: Character }[] = [
  { scheme: 'light', character: 'public' },
  { scheme: 'light', character: 'work' },
  { scheme: 'dark', character: 'work' },
]
const grounds = ['paper', 'canvas', 'surface', 'sunken'] as const

describe.each(REGION_KEYS)('palette of %s', region => {
  it('has the accent of the region configuration', () => {
    expect(colours(region).accent).toBe(REGIONS[region].accent)
  })

  describe.each(SETTINGS)('$scheme $character', ({ scheme, character }) => {
    const colour = colours(region, scheme, character)

    it.each(grounds)('text of every weight reads on %s', ground => {
      for (const text of ['ink', 'inkSoft', 'inkFaint', 'accentText'] as const) {
        expect(contrast(colour[text], colour[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    })

    it('accent text reads on its own tints', () => {
      expect(contrast(colour.accentText, colour.accentWash)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour.accentText, colour.accentTint)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour.ink, colour.accentTint)).toBeGreaterThanOrEqual(7)
    })

    it('text on filled areas reads in every state', () => {
      for (const fill of ['accent', 'accentHover', 'accentActive', 'accentDeep'] as const) {
        expect(contrast(colour.onAccent, colour[fill]), fill).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(colour.onInverse, colour.inverse)).toBeGreaterThanOrEqual(7)
      expect(contrast(colour.onInverseSoft, colour.inverse)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour.onInverseSoft, colour.accentDeep)).toBeGreaterThanOrEqual(4.5)
    })

    it('control borders and focus rings stand out from what they lie on', () => {
      for (const ground of grounds) {
        expect(contrast(colour.focus, colour[ground]), `focus on ${ground}`).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(colour.lineStrong, colour.surface)).toBeGreaterThanOrEqual(3)
      expect(contrast(colour.lineStrong, colour.paper)).toBeGreaterThanOrEqual(3)
      expect(contrast(colour.accentSecond, colour.surface)).toBeGreaterThanOrEqual(3)
    })

    it.each(TONES)('status %s reads on its wash and on the surface', tone => {
      const status = toneColours(scheme)[tone]
      expect(contrast(status.text, status.wash)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(status.text, colour.surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(status.text, colour.canvas)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(status.onSolid, status.solid)).toBeGreaterThanOrEqual(4.5)
      expect([colour.accent, colour.accentText]).not.toContain(status.solid)
    })
  })
})

describe('style sheet of the tokens', () => {
  it('is what the tokens say', async () => {
    const sheet = await format(tokensSheet(), { parser: 'css', printWidth: 120, singleQuote: true })
    await expect(sheet).toMatchFileSnapshot('./tokens.css')
  })

  it('gives one region and scheme alone for documents outside the apps', () => {
    const css = tokensCss('guangzhou', 'light')
    expect(css).toContain('--tp-accent: #c8452f;')
    expect(css).toContain('--tp-z-popup: 1000;')
    expect(css).toContain('--tp-layout-header: 68px;')
    expect(tokensCss('puyuan', 'dark')).toContain('color-scheme: dark;')
  })

  it('shows an unknown region as Demo', () => {
    expect(regionKey('guangzhou')).toBe('guangzhou')
    expect(regionKey('atlantis')).toBe('demo')
  })
})
