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
