import { s3Blobs, type BlobStore, type S3Settings } from '@tradeport/node/server-kit'
import { reasonOf, StartFault } from './fault'

/** Written and removed at each start: rights to files alone are enough for it, and for the product. */
const TRIAL_KEY = 'tradeport-start'

/** The bucket of S3_*, which takes files: what is wrong with it is said at the start and not to the first who sends one. */
export async function openBucket(settings: S3Settings): Promise<BlobStore> {
  const blobs = await s3Blobs(settings)
  try {
    await blobs.put(TRIAL_KEY, Buffer.from('Tradeport has started.\n'), 'text/plain')
    await blobs.remove(TRIAL_KEY)
  } catch (cause) {
    const place = settings.endpoint ? ` at ${new URL(settings.endpoint).host}` : ''
    throw new StartFault(`The bucket ${settings.bucket}${place} (S3_*) does not take files: ${reasonOf(cause)}.`, {
      cause,
    })
  }
  return blobs
}
