/** What forms hand over is not typed: these read single values out of it. */

export function textOf(values: Record<string, unknown>, key: string): string | undefined {
  const value = values[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** What stands in a field for whole numbers; one that is not whole is handed on, for the contract to name it at its field. */
export function wholeOf(values: Record<string, unknown>, key: string): number | undefined {
  const text = textOf(values, key)
  return text !== undefined && /^\d+(\.\d*)?$/.test(text) ? Number(text) : undefined
}

/** Files that a form's attachment field holds. */
export function filesOf(values: Record<string, unknown>, key: string): { fileId: string; name: string }[] {
  const value = values[key]
  if (!Array.isArray(value)) return []
  return value.flatMap((file: unknown) =>
    typeof file === 'object' &&
    file !== null &&
    'fileId' in file &&
    'name' in file &&
    typeof file.fileId === 'string' &&
    typeof file.name === 'string'
      ? [{ fileId: file.fileId, name: file.name }]
      : [],
  )
}

/** Ids of what was chosen in a list whose options are objects. */
export function chosenIds(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'value' in one && typeof one.value === 'string' ? [one.value] : [],
  )
}
