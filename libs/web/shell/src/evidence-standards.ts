/** Standards are called the same in every language. */
export const STANDARDS: ReadonlyMap<string, string> = new Map([
  ['iso9001', 'ISO 9001'],
  ['iso14001', 'ISO 14001'],
  ['bsci', 'BSCI'],
  ['oeko_tex', 'OEKO-TEX®'],
  ['gots', 'GOTS'],
  ['grs', 'GRS'],
])
