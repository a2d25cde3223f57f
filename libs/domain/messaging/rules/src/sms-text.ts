/** One text message carries this much; longer ones go out in parts, each a little shorter, and each is paid. */
const LIMITS = { gsm: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } } as const

/** The default alphabet of GSM 03.38, in which a message holds more than twice as much as in any other. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its second table: each counts twice. */
const GSM_TWICE = new Set('^{}\\[~]|€')

/** What typesetters use and a phone need not: one such letter would halve the message. */
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '·': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
}

const plain = (text: string): string => text.replaceAll(/[’‘“”„«»–—·…\u00a0\u202f]/g, letter => PLAIN[letter] ?? letter)

export interface SmsSize {
  readonly encoding: keyof typeof LIMITS
  readonly parts: number
}

/** How a text goes out over the air. */
export function smsSize(text: string): SmsSize {
  let septets = 0
  for (const letter of text) {
    if (GSM.has(letter)) septets += 1
    else if (GSM_TWICE.has(letter)) septets += 2
    else return sized('ucs2', text.length)
  }
  return sized('gsm', septets)
}

function sized(encoding: keyof typeof LIMITS, units: number): SmsSize {
  const { single, part } = LIMITS[encoding]
  return { encoding, parts: units <= single ? 1 : Math.ceil(units / part) }
}

/** A link is as long as it is; what it says besides is cut before a third part begins. */
const LINKED_PARTS = 3

/**
 * What a text message says: the sender's name where there is room for it, and no more than one part; with a link up to three.
 *
 * @param link taken along whole, on a line of its own.
 */
export function smsText({ brand, said, link }: { brand: string; said: string; link: string }): string {
  const tail = link === '' ? '' : `\n${link}`
  const most = link === '' ? 1 : LINKED_PARTS
  const fits = (text: string) => smsSize(text).parts <= most
  const text = plain(said.replaceAll(/\s+/g, ' ').trim())
  const named = `${plain(brand)}: ${text}${tail}`
  if (fits(named)) return named
  if (fits(text + tail)) return text + tail
  let cut = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (!fits(`${cut}${segment}...${tail}`)) break
    cut += segment
  }
  return `${cut.trimEnd()}...${tail}`
}
