import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { ALL_LOCALES, toBcp47, type LocaleCode } from '../../libs/kernel/config/src/locales'
import { loadRegionTexts } from '../../libs/kernel/config/src/regions/load-region-texts'
import type { RegionConfig } from '../../libs/kernel/config/src/regions/region-config'
import { ALL_REGIONS, DEFAULT_REGION } from '../../libs/kernel/config/src/regions/regions'

export interface InstallFile {
  /** Below the app's base path. */
  readonly name: string
  readonly content: string | Buffer
}

/** Paper: what shows behind the icon while the app starts, and above its top bar. */
const BACKGROUND = '#fbfaf7'
const FOLDER = 'install'
const ANY_SIZES = [192, 512]
const MASKABLE_SIZE = 512
/** Launchers cut up to a fifth off each side of a maskable icon. */
const MASKABLE_DRAWING = 0.72
const APPLE_SIZE = 180
/** The icons are drawn on 32 units. */
const DRAWN_AT_DPI = 72

/** Manifests by region and language, and the icons they name. */
export async function installFiles(base: string, brandFolder: string): Promise<InstallFile[]> {
  const icons = await Promise.all(ALL_REGIONS.map(region => iconsOf(region, brandFolder)))
  const places = [
    ...ALL_REGIONS.map(region => ({ region, prefix: region.prefix })),
    { region: DEFAULT_REGION, prefix: '' },
  ]
  const manifests = await Promise.all(places.map(({ region, prefix }) => manifestsOf(region, prefix, base)))
  return [...icons, ...manifests].flat()
}

async function manifestsOf(region: RegionConfig, prefix: string, base: string): Promise<InstallFile[]> {
  const texts = await loadRegionTexts(region.region)
  const scope = prefix === '' ? base : `/${prefix}${base}`
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}${iconName(region, size, purpose)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifestIn = (locale: LocaleCode) => ({
    id: scope,
    name: texts.regionFullTitle[locale],
    short_name: texts.regionTitle[locale],
    lang: toBcp47(locale),
    dir: 'ltr',
    start_url: scope,
    scope,
    display: 'standalone',
    theme_color: BACKGROUND,
    background_color: BACKGROUND,
    categories: ['business', 'shopping'],
    icons: [...ANY_SIZES.map(size => icon(size, 'any')), icon(MASKABLE_SIZE, 'maskable')],
  })
  return ALL_LOCALES.map(locale => ({
    name: `${FOLDER}/${prefix || 'default'}-${locale}.webmanifest`,
    content: JSON.stringify(manifestIn(locale)),
  }))
}

async function iconsOf(region: RegionConfig, brandFolder: string): Promise<InstallFile[]> {
  const drawing = await readFile(`${brandFolder}/${region.region}/icon.svg`)
  const draw = (size: number) =>
    sharp(drawing, { density: (DRAWN_AT_DPI * size) / 32 })
      .resize(size, size)
      .png()
  const filled = async (size: number, share: number) => {
    const inner = await draw(Math.round(size * share)).toBuffer()
    const canvas = { width: size, height: size, channels: 4, background: region.accent } as const
    return sharp({ create: canvas })
      .composite([{ input: inner }])
      .png()
      .toBuffer()
  }
  return Promise.all([
    ...ANY_SIZES.map(async size => ({ name: iconName(region, size, 'any'), content: await draw(size).toBuffer() })),
    ...[MASKABLE_SIZE].map(async size => ({
      name: iconName(region, size, 'maskable'),
      content: await filled(size, MASKABLE_DRAWING),
    })),
    { name: `${FOLDER}/${region.region}-${APPLE_SIZE}.png`, content: await filled(APPLE_SIZE, 1) },
  ])
}

const iconName = ({ region }: RegionConfig, size: number, purpose: 'any' | 'maskable'): string =>
  `${FOLDER}/${region}-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`
