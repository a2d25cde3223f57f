/** What people type is a part of the text, never a pattern: for columns in lower case, or with `ilike`. */
export function likePattern(keyword: string): string {
  return `%${keyword
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
}
