import { memo } from 'react'
import type { AnswerSource } from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { Link } from '@tradeport/web/ui'
import { blocksOf } from './blocks'
import styles from './chat.module.css'

export interface AnswerTextProps {
  readonly text: string
  readonly sources: readonly AnswerSource[]
}

/** Paragraphs, lists, bold words and citations of an answer; everything else shows as it is written. */
export function AnswerText({ text, sources }: AnswerTextProps) {
  return (
    <div className={styles['text']}>
      {blocksOf(text).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index}>
            {block.lines.map((line, place) => (
              <li key={place}>
                <Words text={line} sources={sources} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            <Words text={block.lines.join('\n')} sources={sources} />
          </p>
        ),
      )}
    </div>
  )
}

/** What is written already is not made anew with every word that comes. */
const Words = memo(function Words({ text, sources }: AnswerTextProps) {
  return text.split(/(\*\*[^*\n]+\*\*|\[\d{1,2}\])/g).map((part, index) => {
    const cited = /^\[(\d{1,2})\]$/.exec(part)?.[1]
    if (cited !== undefined) return <Citation key={index} number={Number(cited)} sources={sources} />
    if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
      return <strong key={index}>{part.slice(2, -2)}</strong>
    return part
  })
})

function Citation({ number, sources }: { number: number; sources: readonly AnswerSource[] }) {
  const t = useT('assistant')
  const source = sources[number - 1]
  // Sources come with the end of the answer.
  if (!source) return <sup>[{number}]</sup>
  return (
    <sup>
      <Link
        href={source.url}
        target="_blank"
        rel="noopener"
        aria-label={t('message.source', { number, title: source.title })}
      >
        [{number}]
      </Link>
    </sup>
  )
}
