export const PAPER = 'documents.'
/** A dot in a form's name would be a path. */
export const nameOf = (field: string) => field.replace(PAPER, 'documents_')
export const fieldOf = (name: string) => name.replace('documents_', PAPER)
