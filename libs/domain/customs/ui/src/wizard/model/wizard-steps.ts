/** The parts of the form, in the order they are filled in. */
export const WIZARD_STEPS = ['source', 'head', 'items', 'containers', 'documents', 'check'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

const STEP_OF: Readonly<Record<string, WizardStep>> = {
  items: 'items',
  containers: 'containers',
  licenceDocs: 'documents',
  eDocs: 'documents',
  supplements: 'documents',
}

/** Where the field of a path is filled in; vehicles stand with the containers. */
export function stepOf(path: string): WizardStep {
  if (/^items\.\d+\.vins/.test(path)) return 'containers'
  return STEP_OF[path.split('.')[0] ?? ''] ?? 'head'
}

export const isWizardStep = (name: string | null): name is WizardStep => WIZARD_STEPS.some(step => step === name)

/** The line that a path lies in; undefined outside of lines. */
export function lineOf(path: string): number | undefined {
  const index = /^items\.(\d+)/.exec(path)?.[1]
  return index === undefined ? undefined : Number(index)
}
