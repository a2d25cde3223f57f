/** Whether a dropped file is of a kind the area accepts; browsers check only files chosen in the dialog. */
export function acceptsFile(accept: string | undefined, file: { name: string; type: string }): boolean {
  if (accept === undefined || accept.trim() === '') return true
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return accept
    .split(',')
    .map(part => part.trim().toLowerCase())
    .some(part => {
      if (part.startsWith('.')) return name.endsWith(part)
      return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part
    })
}
