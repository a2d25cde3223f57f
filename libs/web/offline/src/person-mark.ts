/** Tells two people's tokens or keys apart and says nothing about either (FNV-1a). */
export function personMark(secret: string | undefined): string {
  if (secret === undefined) return ''
  let mark = 0x811c9dc5
  for (let at = 0; at < secret.length; at += 1) mark = Math.imul(mark ^ secret.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(36)
}
