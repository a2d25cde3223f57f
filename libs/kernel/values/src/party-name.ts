/** Whether two names are one party’s: case, width, spaces, commas and full stops make no other name. */
export function isSamePartyName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s.,]/g, '')
  return plain(one) === plain(other)
}
