import { expect, test } from 'vitest'
import { actsIn } from './acts-in'

const TEXTS: Readonly<Record<string, string>> = {
  act: '{document}: {action}',
  'document.company': 'Firmen',
  'action.suspend': 'Sperren',
}
const acts = actsIn(key => TEXTS[key])

test('an act and a kind of document are said in the words of the language', () => {
  expect(acts.act('company:suspend')).toBe('Firmen: Sperren')
  expect(acts.document('company')).toBe('Firmen')
})

test('what has no words stands as its key', () => {
  expect(acts.act('company:weigh')).toBe('company:weigh')
  expect(acts.document('meteorite')).toBe('meteorite')
})
