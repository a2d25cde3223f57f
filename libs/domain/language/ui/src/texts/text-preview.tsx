import { useFormat } from '@tradeport/web/react'

const NUMBERS = /^(count|n|min|max|page|pages|total|rows|size|days|hours|minutes|number|row)$/
const MOMENTS = /^(date|when|at|until|from|due)$/
const SAMPLE = 12

/** The text as people may read it: numbers and dates in the place of their placeholders, other names as they are. */
export function TextPreview({ text, lang }: { text: string; lang: string }) {
  const format = useFormat()
  const shown = text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    if (NUMBERS.test(name)) return format.number(SAMPLE)
    if (MOMENTS.test(name)) return format.date(new Date().toISOString())
    return `‹${name}›`
  })
  return <span lang={lang}>{shown}</span>
}
