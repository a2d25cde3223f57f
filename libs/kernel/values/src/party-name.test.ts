import { expect, test } from 'vitest'
import { isSamePartyName } from './party-name'

test.each([
  ['ZHEJIANG LANYUN KNITWEAR CO LTD', 'Zhejiang Lanyun Knitwear Co., Ltd.', true],
  ['浙江岚云针织有限公司', '浙江岚云针织　有限公司', true],
  ['Zhejiang Lanyun Trading Co., Ltd.', 'Zhejiang Lanyun Knitwear Co., Ltd.', false],
  ['Lanyun', '', false],
])('%s and %s are one party’s: %s', (one, other, isSame) => {
  expect(isSamePartyName(one, other)).toBe(isSame)
})
