import { REGION_KEYS, type RegionKey } from '@tradeport/kernel/config'

/** The one place of every visual decision. `tokens.css` and antd's theme are derived from here, never written by hand. */

export type { RegionKey }
export type Scheme = 'light' | 'dark'
/** Public pages are ink on warm paper; the work apps sit on cool greys. */
export type Character = 'public' | 'work'

export const fontSize = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  28: '1.75rem',
  40: '2.5rem',
  56: '3.5rem',
} as const
/** Titles grow with the window from one step of the scale to the next: of a page that opens with a picture, of a page, of a part of one. */
export const titleSize = {
  hero: `clamp(${fontSize[28]}, 1.4rem + 3.6vw, ${fontSize[56]})`,
  page: `clamp(${fontSize[28]}, 1.2rem + 2vw, ${fontSize[40]})`,
  part: `clamp(${fontSize[20]}, 1rem + 1vw, ${fontSize[28]})`,
} as const
export const lineHeight = { tight: '1.1', snug: '1.25', body: '1.5', loose: '1.65' } as const
export const space = {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
  20: 80,
  24: 96,
  32: 128,
} as const
export const radius = { small: 4, medium: 6, large: 10, sheet: 16, round: 999 } as const
export const motion = {
  quick: '120ms',
  base: '180ms',
  slow: '240ms',
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const
export const breakpoint = { xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const
/** Spec 9: popups start at 1000; what lies above another popup says so here. */
export const zIndex = { header: 900, widget: 950, popup: 1000, drawer: 1010, toast: 1080, loader: 1090 } as const
export const layout = {
  header: 68,
  content: 1440,
  gutter: 16,
  gutterWide: 40,
  qr: 120,
  tooltip: 250,
  scrollTop: 400,
} as const
export const delay = { tooltip: 100, loader: 200 } as const

/**
 * The reading stack starts with each system's own face, so that every script looks native and nothing is downloaded.
 * The display stack prefers the optical display cuts the systems ship; a licensed woff2 would be put first here.
 */
export const fontFamily = {
  text: "-apple-system, BlinkMacSystemFont, 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, 'Liberation Sans', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei UI', 'Noto Sans CJK SC', 'Noto Sans Thai', system-ui, sans-serif",
  display:
    "'Avenir Next', Avenir, 'Segoe UI Variable Display', 'Segoe UI', Inter, 'Helvetica Neue', Roboto, 'Noto Sans', Arial, 'Liberation Sans', 'PingFang SC', 'Microsoft YaHei UI', 'Noto Sans CJK SC', sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'Noto Sans Mono', 'Liberation Mono', monospace",
} as const

const GROUND = {
  light: {
    public: {
      ink: '#0E1B2C',
      inkSoft: '#43526A',
      inkFaint: '#5F6B7C',
      paper: '#FBFAF7',
      canvas: '#F4F2EC',
      surface: '#FFFFFF',
      sunken: '#F1EFE9',
      line: '#E3DFD6',
      lineStrong: '#82868C',
      inverse: '#0E1B2C',
      onInverse: '#FFFFFF',
      onInverseSoft: '#B9C4D2',
      scrim: '#0E1B2C',
    },
    work: {
      ink: '#0E1B2C',
      inkSoft: '#43526A',
      inkFaint: '#5A6878',
      paper: '#FFFFFF',
      canvas: '#F3F5F8',
      surface: '#FFFFFF',
      sunken: '#EEF1F5',
      line: '#DFE5EC',
      lineStrong: '#7C8A9B',
      inverse: '#0E1B2C',
      onInverse: '#FFFFFF',
      onInverseSoft: '#B9C4D2',
      scrim: '#0E1B2C',
    },
  },
  dark: {
    ink: '#E8EDF3',
    inkSoft: '#B4C0CE',
    inkFaint: '#95A3B4',
    paper: '#161F2A',
    canvas: '#0F1720',
    surface: '#161F2A',
    sunken: '#1E2935',
    line: '#2B3846',
    lineStrong: '#6C7D91',
    inverse: '#0A1119',
    onInverse: '#FFFFFF',
    onInverseSoft: '#B4C0CE',
    scrim: '#05090E',
  },
} as const

const ACCENT = {
  light: {
    demo: {
      accent: '#3346D3',
      accentHover: '#2A3BB8',
      accentActive: '#22319B',
      accentText: '#3346D3',
      accentWash: '#EFF3FD',
      accentTint: '#DCE5FB',
      accentLine: '#BBCAF7',
      accentDeep: '#16225E',
      accentSecond: '#0F766E',
    },
    puyuan: {
      accent: '#B8332A',
      accentHover: '#9F2A23',
      accentActive: '#85231D',
      accentText: '#A92D25',
      accentWash: '#FCF1EF',
      accentTint: '#F8E1DE',
      accentLine: '#F0C4BD',
      accentDeep: '#4A1917',
      accentSecond: '#8A5A1E',
    },
    chongqing: {
      accent: '#0B6E66',
      accentHover: '#095C56',
      accentActive: '#084B46',
      accentText: '#0B6E66',
      accentWash: '#EDF5F4',
      accentTint: '#D8EAE7',
      accentLine: '#B2D5D0',
      accentDeep: '#0A3A3C',
      accentSecond: '#A8481B',
    },
    guangzhou: {
      accent: '#C8452F',
      accentHover: '#AE3825',
      accentActive: '#932E1E',
      accentText: '#B23A26',
      accentWash: '#FDF2F0',
      accentTint: '#FAE4DF',
      accentLine: '#F4C9C0',
      accentDeep: '#123F35',
      accentSecond: '#1F7A5C',
    },
  },
  dark: {
    demo: {
      accent: '#4A5CE8',
      accentHover: '#5768EC',
      accentActive: '#3F50DA',
      accentText: '#9DADFF',
      accentWash: '#1A2340',
      accentTint: '#222D52',
      accentLine: '#36447A',
      accentDeep: '#0E1638',
      accentSecond: '#5CC4B8',
    },
    puyuan: {
      accent: '#C53E34',
      accentHover: '#CC4A40',
      accentActive: '#B0352C',
      accentText: '#F29A8F',
      accentWash: '#2E1D20',
      accentTint: '#3E2325',
      accentLine: '#6B322F',
      accentDeep: '#2B100F',
      accentSecond: '#DDB16F',
    },
    chongqing: {
      accent: '#0E7D74',
      accentHover: '#10837A',
      accentActive: '#0B6E66',
      accentText: '#5FC4B9',
      accentWash: '#12292C',
      accentTint: '#153537',
      accentLine: '#1F5552',
      accentDeep: '#082426',
      accentSecond: '#EBA27C',
    },
    guangzhou: {
      accent: '#C8452F',
      accentHover: '#CC4C37',
      accentActive: '#B53D29',
      accentText: '#F5A08B',
      accentWash: '#2F1F1E',
      accentTint: '#402624',
      accentLine: '#70382D',
      accentDeep: '#0B2921',
      accentSecond: '#6CC7A4',
    },
  },
} as const

/** What a document's state means to a person; the same in all regions, so that red never reads as a brand and green as a region. */
export const TONES = ['neutral', 'info', 'progress', 'success', 'warning', 'danger'] as const
export type Tone = (typeof TONES)[number]
export interface ToneColours {
  /** Text and icons on the wash or on the surface. */
  text: string
  wash: string
  line: string
  /** A filled area that carries `onSolid` text. */
  solid: string
  onSolid: string
}

const STATUS: Record<Scheme, Record<Tone, ToneColours>> = {
  light: {
    neutral: { text: '#46566B', wash: '#EBEEF2', line: '#C7CFD9', solid: '#46566B', onSolid: '#FFFFFF' },
    info: { text: '#0A6189', wash: '#E5F1F7', line: '#B3D4E4', solid: '#0A6189', onSolid: '#FFFFFF' },
    progress: { text: '#6A3FA6', wash: '#F1ECF9', line: '#D5C6EC', solid: '#6A3FA6', onSolid: '#FFFFFF' },
    success: { text: '#276518', wash: '#E8F2E5', line: '#BCD8B3', solid: '#2C7019', onSolid: '#FFFFFF' },
    warning: { text: '#7F4C00', wash: '#FBF0DC', line: '#EBCF9C', solid: '#8A5300', onSolid: '#FFFFFF' },
    danger: { text: '#A60F45', wash: '#FBE8EE', line: '#EFBBCB', solid: '#AD1048', onSolid: '#FFFFFF' },
  },
  dark: {
    neutral: { text: '#B3C0CF', wash: '#222D3A', line: '#3A4757', solid: '#5A6B80', onSolid: '#FFFFFF' },
    info: { text: '#74C0E6', wash: '#112B3A', line: '#1E4A62', solid: '#1A769F', onSolid: '#FFFFFF' },
    progress: { text: '#C0A5EE', wash: '#261E3C', line: '#443566', solid: '#7A50B5', onSolid: '#FFFFFF' },
    success: { text: '#86CB76', wash: '#172C18', line: '#2B4F28', solid: '#367D23', onSolid: '#FFFFFF' },
    warning: { text: '#E8B566', wash: '#33260F', line: '#5A431A', solid: '#946010', onSolid: '#FFFFFF' },
    danger: { text: '#F58BA8', wash: '#371722', line: '#632A3D', solid: '#C02858', onSolid: '#FFFFFF' },
  },
}

const SHADOW = {
  light: {
    rest: '0 1px 2px #0e1b2c14',
    lifted: '0 2px 6px #0e1b2c14, 0 8px 24px #0e1b2c14',
    popup: '0 4px 12px #0e1b2c1f, 0 16px 48px #0e1b2c29',
  },
  dark: {
    rest: '0 1px 2px #00000066',
    lifted: '0 2px 6px #00000066, 0 8px 24px #00000059',
    popup: '0 4px 12px #00000080, 0 16px 48px #00000080',
  },
} as const

export type GroundRole = keyof (typeof GROUND)['dark']
export type AccentRole = keyof (typeof ACCENT)['dark']['demo']
export type Colours = Record<GroundRole | AccentRole | 'onAccent' | 'focus', string>

export function groundColours(scheme: Scheme, character: Character): Record<GroundRole, string> {
  return scheme === 'dark' ? GROUND.dark : GROUND.light[character]
}

export function accentColours(region: RegionKey, scheme: Scheme): Record<AccentRole | 'onAccent' | 'focus', string> {
  const accent = ACCENT[scheme][region]
  return { ...accent, onAccent: '#FFFFFF', focus: accent.accentText }
}

/** Every colour role of one region, scheme and character. */
export function colours(region: RegionKey, scheme: Scheme = 'light', character: Character = 'public'): Colours {
  return { ...groundColours(scheme, character), ...accentColours(region, scheme) }
}

export function toneColours(scheme: Scheme): Record<Tone, ToneColours> {
  return STATUS[scheme]
}

export function shadows(scheme: Scheme): Record<keyof (typeof SHADOW)['light'], string> {
  return SHADOW[scheme]
}

/** A region the palette does not know (a new city before its accent is chosen) looks like Demo instead of breaking. */
export function regionKey(code: string): RegionKey {
  return REGION_KEYS.find(key => key === code) ?? 'demo'
}
