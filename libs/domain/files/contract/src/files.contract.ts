import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'

/** A picture may have 20 MB, a document 20 MB; the server refuses more with FILE700413. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024

export const storedFile = z.object({
  id: id(),
  /** Public pictures: their address; documents: the address to download with the caller's token. */
  url: z.string(),
  fileName: z.string(),
  mime: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** `pending`: others read it once it was looked through for viruses; `infected`: nobody does. */
  scanState: z.enum(['pending', 'clean', 'infected']),
})
export type StoredFileDto = z.output<typeof storedFile>

export const uploadFile = defineEndpoint({
  name: 'files.uploadFile',
  path: '/file/upload',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  kind: 'multipart',
  writes: true,
  // Pictures of an import come by the hundred, one after another.
  rateLimit: 300,
  input: z.object({ kind: z.enum(['image', 'document']) }),
  output: storedFile,
  errors: ['FILE700413', 'FILE700415', 'FILE700421', 'FILE700422', 'FILE700423', 'FILE700424', 'FILE700425'],
  summary:
    'Takes one file: a picture (kept as webp, readable by its address) or a document (readable by its owner and its document’s participants).',
})

export const fileInfo = defineEndpoint({
  name: 'files.fileInfo',
  path: '/file/info',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  input: z.object({ ids: z.array(id()).check(z.maxLength(100)) }),
  output: z.object({ files: z.array(storedFile) }),
  summary: 'Name, type and size of files the caller may read.',
})

export const fileImage = defineEndpoint({
  name: 'files.fileImage',
  method: 'GET',
  path: '/file/image/:id',
  audiences: ['visitor'],
  kind: 'binary',
  input: z.object({ id: id(), w: z.optional(z.string().check(z.regex(/^\d{1,4}$/))) }),
  output: z.unknown(),
  errors: ['FILE700404'],
  summary: 'A public picture as webp, at most `w` wide (rounded up to a width the server keeps).',
})

export const fileDownload = defineEndpoint({
  name: 'files.fileDownload',
  method: 'GET',
  path: '/file/download/:id',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  kind: 'binary',
  audit: 'read',
  reads: ['file'],
  input: z.object({ id: id() }),
  output: z.unknown(),
  errors: ['FILE700404', 'FILE700426', 'FILE700427'],
  summary: 'A document, for those who take part in what it belongs to, and operators who may read that.',
})
