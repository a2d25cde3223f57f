import { CSAT_VALUES, messageRate, type TrackInput } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction } from '@tradeport/web/react'
import { Banner, Button, Field, RadioGroup, TextArea } from '@tradeport/web/ui'
import { useState } from 'react'
import styles from './track.module.css'

const CHOICES = CSAT_VALUES.map(value => ({ value, key: `track.rate.${value}` as const }))

export interface RatingProps {
  target: TrackInput
  given: number | null
}

/** How it was, in five steps, and in words for those who like. */
export function Rating({ target, given }: RatingProps) {
  const t = useT('support')
  const [chosen, setChosen] = useState(given === null ? null : String(given))
  const [comment, setComment] = useState('')
  const rate = useAction(messageRate)
  const value = CSAT_VALUES.find(step => String(step) === chosen)
  if (given !== null) {
    return (
      <Banner tone="success" live>
        {t('track.rated')}
      </Banner>
    )
  }
  return (
    <form
      className={styles['form']}
      onSubmit={event => {
        event.preventDefault()
        if (value === undefined || rate.pending) return
        void rate.run({ ...target, csat: value, ...(comment.trim() ? { comment: comment.trim() } : {}) })
      }}
    >
      <RadioGroup
        legend={t('track.rate')}
        look="list"
        options={CHOICES.map(choice => ({ value: String(choice.value), label: t(choice.key) }))}
        value={chosen}
        onValue={setChosen}
      />
      <Field label={t('track.rateComment')} optionalText={t('form.optional')}>
        <TextArea rows={2} limit={500} maxLength={500} value={comment} onValue={setComment} />
      </Field>
      <div>
        <Button type="submit" loading={rate.pending} disabled={value === undefined}>
          {t('track.rateSend')}
        </Button>
      </div>
    </form>
  )
}
