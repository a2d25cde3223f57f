/** What a seller would like to know before quoting, and how much each is worth. */
const WEIGHTS = {
  specs: 20,
  requirement: 15,
  destCountry: 15,
  destPort: 5,
  incotermWish: 10,
  neededBy: 10,
  targetPrice: 10,
  paymentWish: 5,
  currencyWish: 5,
  files: 5,
} as const

export type InquiryTopic = keyof typeof WEIGHTS

const ENOUGH_WORDS = 40

export interface InquiryFacts {
  requirement?: string | null | undefined
  destCountry?: string | null | undefined
  destPort?: string | null | undefined
  incotermWish?: string | null | undefined
  neededBy?: string | null | undefined
  paymentWish: readonly string[]
  currencyWish?: string | null | undefined
  files: readonly unknown[]
  items: readonly {
    productId?: string | null | undefined
    specs: readonly unknown[]
    targetPrice?: string | null | undefined
    files: readonly unknown[]
  }[]
}

/** How complete an inquiry is, 0 to 100, and what is still unsaid. A product of the mall brings its own specification. */
export function inquiryCompleteness(inquiry: InquiryFacts): { score: number; missing: InquiryTopic[] } {
  const { items } = inquiry
  const said: Record<InquiryTopic, boolean> = {
    specs: items.length > 0 && items.every(item => Boolean(item.productId) || item.specs.length > 0),
    requirement: (inquiry.requirement ?? '').length >= ENOUGH_WORDS,
    destCountry: Boolean(inquiry.destCountry),
    destPort: Boolean(inquiry.destPort),
    incotermWish: Boolean(inquiry.incotermWish),
    neededBy: Boolean(inquiry.neededBy),
    targetPrice: items.some(item => Boolean(item.targetPrice)),
    paymentWish: inquiry.paymentWish.length > 0,
    currencyWish: Boolean(inquiry.currencyWish),
    files: inquiry.files.length > 0 || items.some(item => item.files.length > 0),
  }
  let score = 0
  const missing: InquiryTopic[] = []
  for (const topic of TOPICS) {
    if (said[topic]) score += WEIGHTS[topic]
    else missing.push(topic)
  }
  return { score, missing }
}

const TOPICS: readonly InquiryTopic[] = [
  'specs',
  'requirement',
  'destCountry',
  'destPort',
  'incotermWish',
  'neededBy',
  'targetPrice',
  'paymentWish',
  'currencyWish',
  'files',
]
