import sharp from 'sharp'

export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of one colour with a band, so that no two are alike. */
export async function aPicture(name: string, colour: string): Promise<TestFile> {
  const band = Buffer.from(`<svg width="800" height="800"><rect y="300" width="800" height="200" fill="#fff8"/></svg>`)
  const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background: colour } })
    .composite([{ input: band }])
    .png()
    .toBuffer()
  return { name: `${name}.png`, mimeType: 'image/png', buffer }
}
