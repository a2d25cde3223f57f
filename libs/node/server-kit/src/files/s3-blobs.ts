import type { BlobStore } from './file-store'

export interface S3Settings {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** A server that is not there is given up sooner than whoever sends a file gives up. */
const CONNECT_MS = 5_000
const ANSWER_MS = 30_000

/** Files in an S3 bucket. The client is loaded only where one is configured: it is large. */
export async function s3Blobs(settings: S3Settings): Promise<BlobStore> {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Many S3-compatible servers store the trailing checksum as content; it is sent only where the operation needs it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
  })
  return {
    async put(key, content, mime) {
      await client.send(new PutObjectCommand({ Bucket: settings.bucket, Key: key, Body: content, ContentType: mime }))
    },
    async get(key) {
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: settings.bucket, Key: key }))
        return answer.Body ? Buffer.from(await answer.Body.transformToByteArray()) : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: settings.bucket, Key: key }))
    },
  }
}
