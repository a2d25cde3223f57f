export interface ServerEvent {
  readonly id?: string
  /** `message` when the server named none. */
  readonly event: string
  readonly data: string
}

/**
 * Reads `text/event-stream` piece by piece, as the HTML standard says. The returned function takes the next piece
 * and answers the reconnection time if the piece set one.
 */
export function createEventParser(onEvent: (event: ServerEvent) => void): (piece: string) => number | undefined {
  let rest = ''
  let data: string[] = []
  let event = ''
  let id: string | undefined
  let splitBreak = false

  const dispatch = () => {
    if (data.length > 0) {
      const found = { event: event || 'message', data: data.join('\n') }
      onEvent(id === undefined ? found : { ...found, id })
    }
    data = []
    event = ''
  }

  return piece => {
    let retry: number | undefined
    // The second half of a line break whose first half ended the piece before.
    const text = rest + (splitBreak && piece.startsWith('\n') ? piece.slice(1) : piece)
    if (piece !== '') splitBreak = piece.endsWith('\r')
    const lines = text.split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        dispatch()
        continue
      }
      const colon = line.indexOf(':')
      // A line that starts with a colon is a comment, which only keeps the connection alive.
      if (colon === 0) continue
      const field = colon < 0 ? line : line.slice(0, colon)
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
      if (field === 'data') data.push(value)
      else if (field === 'event') event = value
      else if (field === 'id' && !value.includes('\0')) id = value
      else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value)
    }
    return retry
  }
}
