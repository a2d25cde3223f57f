const KEY = 'tp.account.leaves'

/** For the sign-in page that comes next in this tab. */
export function keepLeaving(dueAt: string): void {
  try {
    sessionStorage.setItem(KEY, dueAt)
  } catch {
    // Storage may be forbidden; the mail says it too.
  }
}

/** When the account that was left here just now is deleted. */
export function keptLeaving(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetLeaving(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
