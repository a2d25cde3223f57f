export interface Upload {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/** A form with one file in it, as a browser sends it. */
export async function uploadForm(
  fields: Readonly<Record<string, string>>,
  file: Upload,
): Promise<{ type: string; payload: Buffer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([new Uint8Array(file.content)], file.name, { type: file.type }))
  const body = new Response(form)
  return { type: body.headers.get('content-type') ?? '', payload: Buffer.from(await body.arrayBuffer()) }
}

/** Of each kind that some call takes one. */
export const ANY_FILES: readonly Upload[] = [
  { name: 'sheet.csv', type: 'text/csv', content: Buffer.from('a,b\n1,2\n') },
  {
    name: 'paper.pdf',
    type: 'application/pdf',
    content: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  },
]
