/**
 * Whether the answer to a page's one question says that there is no such document for this person: none of that id, or an address that is
 * no id at all.
 */
export const isNoDocument = ({ code }: { readonly code: string }): boolean => /40[04]$/.test(code)
