/** Rows of a form's list: what forms hand over is not typed. */
export function rowsOf(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown) => (typeof row === 'object' && row !== null ? [{ ...row }] : []))
}
