/** The address that an account is known by: its email, or the phone of one that has no email. */
export const personContact = ({ email, phone }: { email: string | null; phone: string | null }): string =>
  email ?? phone ?? ''
