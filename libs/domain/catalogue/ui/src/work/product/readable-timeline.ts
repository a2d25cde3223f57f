import type { OwnProductDetail } from '@tradeport/domain/catalogue/contract'
import { useFieldName } from '../shared/field-name'

type Timeline = OwnProductDetail['timeline']

/** A reviewer's reasons stand in the history as `path: reason`, a line each; the reader gets the field's name. */
const REASON = /^([a-zA-Z]+(?:\.[a-zA-Z0-9_-]+)*): (.+)$/

export function useReadableTimeline(attributes?: readonly { code: string; name: string }[]) {
  const fieldName = useFieldName(attributes)
  const line = (text: string) => {
    const [, path, reason] = REASON.exec(text) ?? []
    return path && reason ? `${fieldName(path)}: ${reason}` : text
  }
  return (timeline: Timeline): Timeline =>
    timeline.map(event => ({ ...event, note: event.note && event.note.split('\n').map(line).join('\n') }))
}
