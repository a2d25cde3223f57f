import { expect, test } from 'vitest'
import { cssName } from './css-names'

test('a class is named by project, file and class', () => {
  expect(cssName('title', '/x/libs/web/ui/src/brand/hero.module.css')).toBe('ui-brand-hero_title')
  expect(cssName('box', '/x/libs/domain/catalogue/ui/src/public/shared/search-box.module.css?used')).toBe(
    'catalogue-public-shared-search-box_box',
  )
  expect(cssName('page', String.raw`C:\x\apps\buyer\src\pages\home.module.css`)).toBe('buyer-pages-home_page')
})

test('a file outside the projects is refused', () => {
  expect(() => cssName('a', '/x/node_modules/pkg/a.module.css')).toThrow('no CSS module')
})
