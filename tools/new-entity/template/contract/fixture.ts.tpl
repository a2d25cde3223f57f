import type { {{Entity}}Input } from './{{entity-kebab}}.schema'

export function a{{Entity}}Input(over: Partial<{{Entity}}Input> = {}): {{Entity}}Input {
  return { name: 'Autumn programme', note: 'Agreed at the fair.', ...over }
}
