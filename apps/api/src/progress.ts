/** Says what the start is doing. */
export type Progress = (line: string) => void

export const toTerminal: Progress = line => void process.stdout.write(`· ${line}\n`)
