import type { BlobStore } from '@tradeport/node/server-kit'
import { drawArt } from './artwork'
import { specOfKey } from './artwork/art-spec'

/** A file store in which the demo's pictures are drawn when they are read; what is rendered from them is kept as usual. */
export function withDemoArt(blobs: BlobStore): BlobStore {
  return {
    put: (key, content, mime) => blobs.put(key, content, mime),
    async get(key) {
      const spec = specOfKey(key)
      return spec ? Buffer.from(drawArt(spec)) : blobs.get(key)
    },
    remove: key => blobs.remove(key),
  }
}
