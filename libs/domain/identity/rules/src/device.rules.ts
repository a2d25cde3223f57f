export interface Device {
  /** A product's name, the same in all languages; empty where it is not known. */
  readonly browser: string
  readonly system: string
  readonly kind: 'desktop' | 'phone' | 'tablet' | 'program'
}

/** The first that matches: what calls itself by several names is meant by the one that comes first here. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/QQBrowser\//, 'QQ Browser'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/** What a browser says of itself, as far as it helps people to recognise their own. */
export function deviceOf(userAgent: string): Device {
  const browser = nameIn(BROWSERS, userAgent)
  return { browser, system: nameIn(SYSTEMS, userAgent), kind: browser === '' ? 'program' : kindOf(userAgent) }
}

function kindOf(userAgent: string): Device['kind'] {
  if (/iPad|Tablet/.test(userAgent) || (/Android/.test(userAgent) && !/Mobile/.test(userAgent))) return 'tablet'
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'desktop'
}

/** Enough of an address to recognise one's own network, not enough to give it away. */
export function maskedIp(ip: string): string {
  const four = /(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(ip)
  if (four) return `${four[1]}.${four[2]}.•.•`
  const groups = ip.split(':').filter(group => group !== '')
  return groups.length > 2 ? `${groups.slice(0, 2).join(':')}:•` : ip === '' ? '' : '•'
}
