import { v5 } from 'uuid'

/** Namespace of the demo's own names. */
const NAMESPACE = '6f1d2c1e-6b0e-5d6f-9a53-7c1d0a5b9e21'

/** The same id for the same name at every first start. */
export function demoId(name: string): string {
  return v5(name, NAMESPACE)
}
