/** A cookie that no script reads. */
export interface KeptCookie {
  readonly name: string
  /** Without signs that end it: letters, digits, `-` and `_`. */
  readonly value: string
  /** Of the calls that it comes back with. */
  readonly path: string
  readonly days: number
}

export function sentCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find(part => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** `Strict`: no other site's page makes a browser send it. */
export function cookieHeader({ name, value, path, days }: KeptCookie, isSecure: boolean): string {
  const attributes = [`Path=${path}`, `Max-Age=${days * 86_400}`, 'HttpOnly', 'SameSite=Strict']
  return [`${name}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}
