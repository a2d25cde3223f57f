import { sniff, type SniffedKind } from '@tradeport/node/server-kit'

const KINDS: readonly SniffedKind[] = ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff']

/** Of a kind that the product takes as a picture, told from the bytes. */
export const isPicture = (content: Buffer): boolean => KINDS.includes(sniff(content))
