/**
 * A word in plain Latin letters, about as it sounds: what is typed with a mistake, or in Latin letters where the text is Cyrillic,
 * Hangul, kana or Thai, is compared by this. Not meant to be read.
 */

const CYRILLIC: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
  },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '' },
  ...{ ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

const HANGUL_FIRST = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ')
const HANGUL_MIDDLE = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const HANGUL_LAST = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const HANGUL_BASE = 0xac00
const silent = (letters: string | undefined) => (letters === undefined || letters === '_' ? '' : letters)

function hangul(code: number): string {
  const place = code - HANGUL_BASE
  return (
    silent(HANGUL_FIRST[Math.floor(place / 588)]) +
    silent(HANGUL_MIDDLE[Math.floor((place % 588) / 28)]) +
    silent(HANGUL_LAST[place % 28])
  )
}

/** From U+3041 on, in the order of the code table; small letters are written `~`, those that change the one before them. */
const KANA =
  '~a a ~i i ~u u ~e e ~o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji _ tsu zu te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ~ya ya ~yu yu ~yo yo ra ri ru re ro wa wa i e o n vu'.split(
    ' ',
  )
const HIRAGANA_BASE = 0x3041
const KATAKANA_SHIFT = 0x60

function kana(sound: string, code: number): string {
  const letters = silent(KANA[(code >= 0x30a1 ? code - KATAKANA_SHIFT : code) - HIRAGANA_BASE])
  // "ティ" is ti, "キャ" is kya: a small letter takes the place of the vowel before it.
  return letters.startsWith('~') ? sound.replace(/[aeiou]$/, '') + letters.slice(1) : sound + letters
}

/** From U+0E01 on; marks of tone are nothing. */
const THAI =
  'k kh kh kh kh kh ng ch ch ch s ch y d t th th th n d t th th th n b p ph f ph f ph m y r rue l lue w s s s h l _ h _ a a a am i i ue ue u u _ _ _ _ _ _ e ae o ai ai _ _ _ _ _ _ _ _'.split(
    ' ',
  )
const THAI_BASE = 0x0e01
/** A consonant of a loan word that is written and not spoken. */
const SILENCED = /.\u0e4c/gu
/** A vowel that is written before the consonant it is spoken after. */
const BEFORE = /([\u0e40-\u0e44])(.)/gu

const between = (code: number, first: number, last: number) => code >= first && code <= last

/** Nothing for words that have no letters of a sound (Chinese, numbers). */
export function soundOf(word: string): string {
  let sound = ''
  for (const letter of word.replace(SILENCED, '').replace(BEFORE, '$2$1')) {
    const code = letter.codePointAt(0) ?? 0
    if (/[a-z]/.test(letter)) sound += letter
    else if (between(code, 0xac00, 0xd7a3)) sound += hangul(code)
    else if (between(code, 0x3041, 0x3094) || between(code, 0x30a1, 0x30f4)) sound = kana(sound, code)
    else if (between(code, 0x0e01, 0x0e4e)) sound += silent(THAI[code - THAI_BASE])
    else sound += CYRILLIC[letter] ?? ''
  }
  // Long and short, single and double are confused most.
  return sound.replace(/(sh|ch|j)y/g, '$1').replace(/(.)\1+/g, '$1')
}

/** How many letters have to be added, taken, changed or swapped with their neighbour. */
export function typingDistance(a: string, b: string): number {
  let [before, row] = [new Map<number, number>(), numbered(b.length)]
  for (let i = 1; i <= a.length; i++) {
    const next = new Map([[0, i]])
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.set(
        j,
        Math.min(
          at(next, j - 1) + 1,
          at(row, j) + 1,
          at(row, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, j - 2) + 1 : Infinity,
        ),
      )
    }
    ;[before, row] = [row, next]
  }
  return at(row, b.length)
}

const numbered = (length: number) => new Map(Array.from({ length: length + 1 }, (_, index) => [index, index]))
const at = (row: ReadonlyMap<number, number>, place: number) => row.get(place) ?? Infinity
