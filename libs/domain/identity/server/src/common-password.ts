/**
 * The 49,000 passwords that turn up most often in leaked collections, in lower case, as one text to look through. Loaded with the first
 * password that somebody chooses.
 */
let loaded: Promise<string> | undefined

async function loadCommon(): Promise<string> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return `\n${dictionary['passwords-common'].join('\n')}\n`
}

/** Signs that stand in for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  $: 's',
  '7': 't',
}

/** A word of which figures and signs in front and behind are the only change is tried along with the word. */
const SHORTEST_WORD = 6
const AROUND = /^[^a-z]+|[^a-z]+$/g
const BEHIND = /[^a-z]+$/

/** Whether a password is one of those that are tried first: as it is, without its signs, or as the word that it was made from. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= loadCommon()
  const common = await loaded
  const isListed = (word: string) => common.includes(`\n${word}\n`)
  const plain = password.toLowerCase()
  const bare = plain.replaceAll(/[^a-z0-9]/g, '')
  const word = plain.replaceAll(AROUND, '')
  const spelled = [plain, plain.replace(BEHIND, '')].map(each =>
    each.replaceAll(/[@401357$]/g, sign => LETTERS[sign] ?? sign).replaceAll(AROUND, ''),
  )
  return (
    isListed(plain) || isListed(bare) || [word, ...spelled].some(each => each.length >= SHORTEST_WORD && isListed(each))
  )
}
