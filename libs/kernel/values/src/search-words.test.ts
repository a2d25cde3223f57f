import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import {
  queryWords,
  searchDocument,
  searchQuery,
  searchWords,
  soundOf,
  stem,
  surfaceWords,
  typingDistance,
} from './index'

describe('search words', () => {
  it.each<[LocaleCode, string, string[]]>([
    ['en_US', 'Men’s Merino Sweaters, 12-gauge', ['men', 'merino', 'sweaters', '12', 'gauge']],
    ['zh_CN', '美利奴羊毛毛衣', ['羊毛', '毛衣']],
    ['ja_JP', 'メリノウールのセーター', ['メリノウール', 'ウー', 'セーター']],
    ['th_TH', 'เสื้อสเวตเตอร์ขนแกะ', ['เสื้อ', 'แกะ']],
    ['de_DE', 'Größe: Wollpullover für Mädchen', ['grosse', 'wollpullover', 'fur', 'madchen']],
    ['ru_RU', 'Шерстяной свитер зелёный', ['шерстяной', 'свитер', 'зеленый']],
    ['vi_VN', 'Áo len đan', ['ao', 'len', 'dan']],
    ['ko_KR', '메리노 울 스웨터', ['메리노', '울', '스웨터']],
    ['es_ES', 'Suéteres de algodón', ['sueteres', 'de', 'algodon']],
    ['fr_FR', 'Pull en laine d’agneau', ['pull', 'en', 'laine', 'agneau']],
    ['it_IT', 'Maglione di lana', ['maglione', 'di', 'lana']],
    ['in_ID', 'Sweter rajut wol', ['sweter', 'rajut', 'wol']],
    ['ms_MY', 'Baju sejuk bulu biri-biri', ['baju', 'sejuk', 'bulu', 'biri']],
  ])('%s: %s', (locale, text, expected) => {
    const written = [...surfaceWords(text, locale), ...searchWords(text, locale)]
    expect(written).toEqual(expect.arrayContaining(expected))
    expect(searchWords(text, locale)).toEqual(expect.arrayContaining(expected.map(stem)))
  })

  it('has a case for every language', () => {
    expect(LOCALE_CODES).toHaveLength(13)
  })

  it.each([
    ['dresses', 'dress'],
    ['blouses', 'blouse'],
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['DRESS', 'dress'],
    ['scarves', 'scarf'],
    ['women', 'woman'],
    ['knitting', 'knitted'],
    ['woollen', 'wool'],
    ['Strickjacken', 'Strickjacke'],
    ['Pullovern', 'Pullover'],
    ['Handtücher', 'Handtuch'],
    ['suéteres', 'suéter'],
    ['botones', 'botón'],
    ['maglioni', 'maglione'],
    ['chapeaux', 'chapeau'],
    ['sweternya', 'sweter'],
    ['свитеров', 'свитер'],
    ['шерстяной', 'шерсть'],
    ['хлопковые', 'хлопок'],
    ['рюкзаки', 'рюкзак'],
    ['ＷＯＯＬ', 'wool'],
  ])('%s and %s meet', (a, b) => {
    expect(searchWords(a)).toEqual(searchWords(b))
  })

  it.each<[string, string, LocaleCode]>([
    ['针织', '男士针织衫', 'zh_CN'],
    ['羊毛衫', '纯羊毛衫批发', 'zh_CN'],
    ['高领套头衫', '羊驼绒高领套头衫手工缝合', 'zh_CN'],
    ['merino 开衫', '美利奴羊毛开衫 Merino', 'zh_CN'],
    ['セーター', 'カシミヤセーター 婦人', 'ja_JP'],
    ['ผ้าพันคอ', 'ผ้าพันคอขนแกะ', 'th_TH'],
  ])('a question for %s finds %s', (question, text, locale) => {
    const indexed = new Set(searchWords(text, locale))
    const found = queryWords(question).every(groups => groups.some(group => group.every(word => indexed.has(word))))
    expect(found).toBe(true)
  })

  it('keeps marks of Thai, which are letters', () => {
    expect(searchWords('เสื้อ', 'th_TH')).toContain('เสื้อ')
  })

  it('makes a tsquery that cannot be broken out of', () => {
    expect(searchQuery(queryWords("o'neil & !(drop) \\ | table:*"))).toBe("'o'&'neil'&'drop'&'tabl'")
    expect(searchQuery(queryWords('?!…'))).toBeNull()
    expect(searchQuery(queryWords('羊毛衫'))).toBe("('羊毛衫'|'羊毛'&'毛衫')")
  })

  it('leaves little words out of a question that says more', () => {
    expect(queryWords('pullover aus wolle')).toEqual(queryWords('pullover wolle'))
    expect(queryWords('с')).toHaveLength(1)
  })

  it.each([
    ['свитер', 'sviter'],
    ['스웨터', 'seuweteo'],
    ['カーディガン', 'kadigan'],
    ['シャツ', 'shatsu'],
    ['คาร์ดิแกน', 'khadikaen'],
    ['wool', 'wol'],
    ['毛衣', ''],
  ])('%s sounds about like %s', (word, sound) => {
    expect(soundOf(word)).toBe(sound)
  })

  it.each([
    ['swaeter', 'sweater', 1],
    ['sweter', 'sweater', 1],
    ['kardigan', 'cardigan', 1],
    ['scarf', 'scarf', 0],
    ['', 'ab', 2],
    ['abc', 'xyz', 3],
  ])('from %s to %s it is %i mistakes', (a, b, distance) => {
    expect(typingDistance(a, b)).toBe(distance)
    expect(typingDistance(b, a)).toBe(distance)
  })

  it('asks for all words, for what begins like the last, or for any', () => {
    const words = queryWords('red wool')
    expect(searchQuery(words)).toBe("'red'&'wool'")
    expect(searchQuery(words, 'prefix')).toBe("'red'&'wool':*")
    expect(searchQuery(words, 'any')).toBe("'red'|'wool'")
    expect(searchQuery(queryWords('羊毛 wool'), 'prefix')).toBe("'羊毛'&'wool':*")
  })

  it('takes words that programs know for words', () => {
    expect(searchQuery(queryWords('constructor toString'))).toBe("'constructor'&'tostr'")
  })

  it('weighs a word by the best place it stands in', () => {
    expect(
      searchDocument([
        { text: 'wool sweater', weight: 'A' },
        { text: 'wool', weight: 'D' },
      ]),
    ).toBe("'wool':1A,3D 'sweat':2A")
  })
})
