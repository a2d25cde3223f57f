import { uploadFile } from '@tradeport/domain/files/contract'
import type { Attachment } from '@tradeport/domain/sourcing/contract'
import type { DemoActor, DemoApi } from './demo-api'

/** A page that says what it is: nobody takes a paper of the demo for a real one. */
export function demoPaper(says: string): Buffer {
  const drawn = `BT /F 18 Tf 24 60 Td (${says}) Tj ET`
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 120]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1' +
      `/BaseFont/Helvetica>>>>>>>>endobj\n4 0 obj<</Length ${drawn.length}>>stream\n${drawn}\n` +
      'endstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
}

/** A paper as somebody attaches it to what they write. */
export async function attached(demo: DemoApi, who: DemoActor, name: string, says: string): Promise<Attachment> {
  const { id } = await demo.upload(who, uploadFile, { kind: 'document' }, { name, content: demoPaper(says) })
  return { fileId: id, name }
}
