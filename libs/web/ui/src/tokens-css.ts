import { REGION_KEYS } from '@tradeport/kernel/config'
import {
  accentColours,
  breakpoint,
  type Character,
  fontFamily,
  fontSize,
  groundColours,
  layout,
  lineHeight,
  motion,
  radius,
  type RegionKey,
  type Scheme,
  shadows,
  space,
  titleSize,
  TONES,
  toneColours,
  zIndex,
} from './tokens'

type Properties = Record<string, string>

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

function prefixed(prefix: string, values: Record<string, string | number>, unit = ''): Properties {
  const head = prefix === '' ? '--tp' : `--tp-${prefix}`
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${head}-${dashed(name)}`, `${value}${unit}`]),
  )
}

function lowerHex(values: Record<string, string>): Properties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.toLowerCase()]))
}

function groundProperties(scheme: Scheme, character: Character): Properties {
  return lowerHex(prefixed('', groundColours(scheme, character)))
}

function accentProperties(region: RegionKey, scheme: Scheme): Properties {
  return lowerHex(prefixed('', accentColours(region, scheme)))
}

function schemeProperties(scheme: Scheme): Properties {
  const tones = toneColours(scheme)
  const tone: Properties = Object.assign({}, ...TONES.map(name => prefixed(name, { ...tones[name] })))
  return { ...lowerHex(tone), ...prefixed('shadow', shadows(scheme)) }
}

function fixedProperties(): Properties {
  return {
    ...prefixed('font', fontFamily),
    ...prefixed('size', fontSize),
    ...prefixed('title', titleSize),
    ...prefixed('leading', lineHeight),
    ...prefixed('space', space, 'px'),
    ...prefixed('radius', radius, 'px'),
    ...prefixed('motion', motion),
    ...prefixed('z', zIndex),
    ...prefixed('layout', layout, 'px'),
    ...prefixed('break', breakpoint, 'px'),
  }
}

function rule(selector: string, properties: Properties, scheme?: Scheme): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`)
  return [`${selector} {`, ...(scheme === undefined ? [] : [`  color-scheme: ${scheme};`]), ...lines, '}', ''].join(
    '\n',
  )
}

/** The custom properties of one region and scheme as one rule, for a document outside the apps (a mail, a PDF, a preview). */
export function tokensCss(region: RegionKey, scheme: Scheme, character: Character = 'public'): string {
  return rule(
    ':root',
    {
      ...fixedProperties(),
      ...groundProperties(scheme, character),
      ...accentProperties(region, scheme),
      ...schemeProperties(scheme),
    },
    scheme,
  )
}

/** The whole style sheet: `data-region`, `data-character` and `data-scheme` on the root element choose among its rules. */
export function tokensSheet(): string {
  return [
    '/* Written from tokens.ts by tokens.test.ts (vitest -u). Change the tokens, not this file. */',
    tokensCss('demo', 'light'),
    ...REGION_KEYS.map(key => rule(`[data-region='${key}']`, accentProperties(key, 'light'))),
    rule("[data-character='work']", groundProperties('light', 'work')),
    rule(
      "[data-scheme='dark']",
      { ...groundProperties('dark', 'work'), ...schemeProperties('dark'), ...accentProperties('demo', 'dark') },
      'dark',
    ),
    ...REGION_KEYS.map(key => rule(`[data-scheme='dark'][data-region='${key}']`, accentProperties(key, 'dark'))),
  ].join('\n')
}
