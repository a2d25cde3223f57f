import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { expect, test } from 'vitest'
import { REVIEW_SENTENCES, SENTENCE_TEXTS } from './review-sentence.texts'
import { inReadersWords, isTyped, readySentences } from './review-sentences'

test('a standard sentence is read in whichever language, what was typed beside it stays', () => {
  const german = SENTENCE_TEXTS.de_DE.paper_expired
  expect(inReadersWords(`${german}\nSiehe Seite 2`, 'zh_CN')).toBe(
    `${SENTENCE_TEXTS.zh_CN.paper_expired}\nSiehe Seite 2`,
  )
  expect([isTyped(german), isTyped(`${german}\nSiehe Seite 2`)]).toEqual([false, true])
})

test('no two sentences of a language are the same, so that each is found again', () => {
  for (const locale of LOCALE_CODES)
    expect(new Set(REVIEW_SENTENCES.map(key => SENTENCE_TEXTS[locale][key])).size).toBe(REVIEW_SENTENCES.length)
})

test('the reviewer chooses in the own language what the applicant reads in theirs', () => {
  expect(readySentences('zh_CN', 'en_US')[0]).toEqual({
    kind: 'paper',
    text: SENTENCE_TEXTS.zh_CN.paper_unreadable,
    own: SENTENCE_TEXTS.en_US.paper_unreadable,
  })
})
