export type TextParams = Readonly<Record<string, string | number>>

/** Puts parameters into the `{placeholders}` of a text; one that is not given leaves nothing behind. */
export function fillIn(text: string, params: TextParams): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
