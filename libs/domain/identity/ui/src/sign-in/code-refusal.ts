/** A code that is wrong or too old is said at the field of the code. */
export const CODE_FIELD = { USER_SERVICE530101: 'code' } as const
/** While registering, an address that is taken at that of the address. */
export const REGISTERING_FIELDS = { ...CODE_FIELD, USER_SERVICE530110: 'email', USER_SERVICE530133: 'phone' } as const
